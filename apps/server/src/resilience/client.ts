import { demoPassword } from '../demo/accounts.ts';
import { type Running, spawnServer, stopServer } from '../testing/spawnServer.ts';

export interface ApiResponse {
  status: number;
  body: Record<string, unknown>;
}

const running = new Set<Running>();
// Ends the server even when the run fails.
process.on('exit', () => {
  for (const one of running) one.process.kill('SIGKILL');
});

/**
 * Starts the built server.
 *
 * @throws Error with its output when it does not start.
 */
export async function start(settings: Record<string, string>): Promise<Running> {
  const started = await spawnServer(settings);
  if ('code' in started) throw new Error(`The server ended with ${started.code}: ${started.output}`);
  running.add(started);
  return started;
}

export async function stop(one: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await stopServer(one, signal);
  running.delete(one);
}

/** Sends a request to the API. */
export async function send(
  address: string,
  method: string,
  path: string,
  { token, body, signal }: { token?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<ApiResponse> {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** @throws when the account cannot sign in. */
export async function tokenFor(address: string, email: string, password: string = demoPassword): Promise<string> {
  const { status, body } = await send(address, 'POST', '/api/auth/login', { body: { email, password } });
  if (typeof body['token'] !== 'string') throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`);
  return body['token'];
}

/** The server's own metrics by Prometheus name (with labels). */
export async function metricsOf(address: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
