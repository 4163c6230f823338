import { afterAll, beforeAll, expect, it } from 'vitest';

import { ownContainerEngine } from '../testing/ownContainerEngine.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const soon = { timeout: 30_000, interval: 100 };
let engine: Awaited<ReturnType<typeof ownContainerEngine>>;
let server: TestServer;
let admin: TestUser;
const ids = { talking: '', ended: '', terminal: '', waiting: '' };
const get = (path: string) => server.call('GET', `/api/admin/containers${path}`, { as: admin });

interface Line {
  timestamp: string;
  level: string;
  message: string;
}

async function linesOf(id: string, tail = 500): Promise<Line[]> {
  const { status, body } = await get(`/${id}/logs?tail=${tail}`);
  expect(status).toBe(200);
  return body as Line[];
}
const said = (lines: readonly Line[]) => lines.map(({ level, message }) => `${level} ${message}`);

const talk = `
  echo 'INFO: started'
  sleep 0.2
  echo 'disk is full' >&2
  sleep 0.2
  echo '{"level":"warn","msg":"año nuevo"}'
  echo '[2026-06-30 12:00:00] ERROR: no answer' >&2
  sleep 600`;

beforeAll(async () => {
  engine = await ownContainerEngine();
  if (!engine) return;
  ids.talking = engine.make('run', 'aval-talking', talk);
  ids.ended = engine.make('run', 'aval-ended', 'echo bye; exit 3');
  ids.terminal = engine.make(
    'run',
    'aval-terminal',
    String.raw`printf '\033[33mWARN: hot\033[0m\n'; sleep 600`,
    '--tty',
  );
  ids.waiting = engine.make('create', 'aval-waiting', 'echo never');
  engine.ended('aval-ended');
  server = await testServer({ DOCKER_HOST: `unix://${engine.socket}` });
  admin = await server.makeUser({ role: 'admin' });
});
afterAll(async () => {
  await server?.close();
  await engine?.remove();
});

it('lists running, exited and never started containers', async ({ skip }) => {
  if (!engine) skip();
  const { status, body } = await get('');
  expect(status).toBe(200);
  const seen = (body as { id: string; name: string; image: string; created: string; status: string }[]).toSorted(
    (one, other) => one.name.localeCompare(other.name),
  );
  expect(seen.map(({ id, name }) => [name, id])).toEqual([
    ['aval-ended', ids.ended],
    ['aval-talking', ids.talking],
    ['aval-terminal', ids.terminal],
    ['aval-waiting', ids.waiting],
  ]);
  expect(seen.map((one) => one.status)).toEqual([
    expect.stringMatching(/^Exited \(3\) /),
    expect.stringMatching(/^Up /),
    expect.stringMatching(/^Up /),
    'Created',
  ]);
  for (const { image, created } of seen) {
    expect(image).toContain('aval-shell');
    expect(Math.abs(Date.now() - Date.parse(created))).toBeLessThan(240_000);
  }
});

it('shows container output with time and level, in order, limited to the requested newest lines', async ({ skip }) => {
  if (!engine) skip();
  await expect.poll(async () => (await linesOf(ids.talking)).length, soon).toBe(4);
  const lines = await linesOf(ids.talking);
  expect(said(lines)).toEqual([
    'INFO INFO: started',
    'ERROR disk is full',
    'WARNING {"level":"warn","msg":"año nuevo"}',
    'ERROR [2026-06-30 12:00:00] ERROR: no answer',
  ]);
  const times = lines.map(({ timestamp }) => Date.parse(timestamp));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  for (const time of times) expect(Math.abs(Date.now() - time)).toBeLessThan(240_000);
  expect(said(await linesOf(ids.talking, 1))).toEqual(['ERROR [2026-06-30 12:00:00] ERROR: no answer']);
  expect(said(await linesOf('aval-talking', 1))).toEqual(['ERROR [2026-06-30 12:00:00] ERROR: no answer']);
});

it('shows the lines of a container that has ended, of one at a terminal, and none of one that never ran', async ({
  skip,
}) => {
  if (!engine) skip();
  expect(said(await linesOf(ids.ended))).toEqual(['INFO bye']);
  await expect.poll(async () => said(await linesOf(ids.terminal)), soon).toEqual(['WARNING WARN: hot']);
  expect(await linesOf(ids.waiting)).toEqual([]);
  expect((await get('/no-such-container/logs')).status).toBe(404);
});

it('returns 503 while the engine is down, and recovers automatically', async ({ skip }) => {
  const running = engine ?? skip();
  await running.kill();
  for (const path of ['', `/${ids.ended}/logs`]) {
    const { status, body } = await get(path);
    expect([path, status, body.error]).toEqual([path, 503, 'NO_CONTAINER_ENGINE']);
    expect(body.details).toContain(running.socket);
  }
  await running.start();
  await expect.poll(async () => (await get('')).status, soon).toBe(200);
  expect(said(await linesOf(ids.ended))).toEqual(['INFO bye']);
});
