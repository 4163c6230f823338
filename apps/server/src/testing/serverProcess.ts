import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { onTestFinished } from 'vitest';

import { dataFolder } from './templateFolder.ts';

export const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const password = 'First!Admin1';

export interface Running {
  process: ChildProcess;
  address: string;
  output: string;
}

/** Runs the real server. Settles when it is ready, or with its exit code when it ends before. */
export async function runServer(
  settings: Record<string, string>,
): Promise<Running | { code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--conditions=@aval/source', main], {
    env: { PATH: process.env['PATH'], PORT: '0', AVAL_DEMO: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
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
  return typeof first === 'string' ? { process: child, address: first, output } : { code: first[0], output };
}

export async function startServer(settings: Record<string, string>): Promise<Running> {
  const running = await runServer(settings);
  if ('code' in running) throw new Error(`The server ended with ${running.code}: ${running.output}`);
  return running;
}

export async function stopServer({ process: child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}

export async function newDataFolder(): Promise<string> {
  const folder = await dataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function sendTo(address: string, method: string, path: string, token = '', body?: unknown) {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, body: (await response.json()) as any };
}

export const adminSettings = { AVAL_ADMIN_EMAIL: 'admin@example.com', AVAL_ADMIN_PASSWORD: password };

export async function signIn(address: string): Promise<string> {
  const credentials = { email: adminSettings.AVAL_ADMIN_EMAIL, password };
  return (await sendTo(address, 'POST', '/api/auth/login', '', credentials)).body.token;
}
