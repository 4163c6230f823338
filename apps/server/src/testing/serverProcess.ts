import { rmSync } from 'node:fs';

import { onTestFinished } from 'vitest';

import { type Ended, type Running, spawnServer } from './spawnServer.ts';
import { dataFolder } from './templateFolder.ts';

const password = 'First!Admin1';

/** The built server, stopped when the test ends. */
export async function runServer(settings: Record<string, string>): Promise<Running | Ended> {
  return spawnServer(settings, (child) => onTestFinished(() => void child.kill('SIGKILL')));
}

export async function startServer(settings: Record<string, string>): Promise<Running> {
  const running = await runServer(settings);
  if ('code' in running) throw new Error(`The server ended with ${running.code}: ${running.output}`);
  return running;
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
