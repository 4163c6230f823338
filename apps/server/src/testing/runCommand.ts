import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Command = 'backup' | 'restore';
type Settings = Record<string, string>;

/** Starts an operator command in its own process. */
export function startCommand(name: Command, given: readonly string[], settings: Settings): ChildProcess {
  const program = fileURLToPath(new URL(`../backup/${name}.ts`, import.meta.url));
  return spawn(process.execPath, ['--conditions=@aval/source', program, ...given], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs an operator command to completion. */
export async function runCommand(
  name: Command,
  given: readonly string[],
  settings: Settings,
): Promise<{ code: number | null; output: string }> {
  const child = startCommand(name, given, settings);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
