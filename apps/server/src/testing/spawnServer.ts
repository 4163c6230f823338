import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { hasEnded } from './hasEnded.ts';

/** The build, which starts in half the time of the sources. */
export const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Running {
  process: ChildProcess;
  address: string;
  /** Its output so far. */
  readonly output: string;
}

export interface Ended {
  code: number | null;
  output: string;
}

/**
 * Runs the built server in its own process. Resolves when it is ready, or with its exit code if it ends before that.
 *
 * @throws Error when it is not built.
 */
export async function spawnServer(
  settings: Record<string, string>,
  onSpawn?: (child: ChildProcess) => void,
): Promise<Running | Ended> {
  if (!existsSync(program)) throw new Error('The server is not built: npm run build makes it.');
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], PORT: '0', AVAL_DEMO: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(child);
  let output = '';
  const ready = new Promise<string>((settle) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const address = /Aval is ready at (\S+)/.exec(output)?.[1];
      if (address) settle(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const first = await Promise.race([ready, ended]);
  if (typeof first !== 'string') return { code: first[0], output };
  return {
    process: child,
    address: first,
    get output() {
      return output;
    },
  };
}

export async function stopServer({ process: child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}
