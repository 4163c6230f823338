import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs one of the operator's commands in a process of its own. */
export async function runCommand(
  name: 'backup' | 'restore',
  given: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const program = fileURLToPath(new URL(`../backup/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@aval/source', program, ...given], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
