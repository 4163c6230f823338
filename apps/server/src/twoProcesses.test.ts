import { formatNumber } from '@aval/metrics';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from './db/open.ts';
import { addStartups } from './testing/manyStartups.ts';
import { hasPostgres } from './testing/ownPostgres.ts';
import { sendTo, signIn } from './testing/serverProcess.ts';
import { serversOnOneDatabase } from './testing/serversOnOneDatabase.ts';
import { type Running, stopServer } from './testing/spawnServer.ts';

const count = 1500;
const soon = { timeout: 60_000, interval: 50 };
let servers: Awaited<ReturnType<typeof serversOnOneDatabase>>;
let a: Running;
let b: Running;
let token: string;

const at = async (server: Running, method: string, path: string, body?: unknown) =>
  sendTo(server.address, method, path, token, body);
const recalculation = async (server: Running) => (await at(server, 'GET', '/api/admin/recalculation/status')).body;

async function guess(server: Running): Promise<number> {
  const credentials = { email: 'somebody@example.com', password: 'Guess!2026' };
  return (await sendTo(server.address, 'POST', '/api/auth/login', '', credentials)).status;
}

/** Two servers that start at the same moment on the same empty database. */
beforeAll(async () => {
  servers = await serversOnOneDatabase({ AVAL_LIMIT_SIGN_IN: '4' });
  [a, b] = await Promise.all([servers.start('a'), servers.start('b')]);
  token = await signIn(a.address);
});

afterAll(() => servers?.remove());

it.skipIf(!hasPostgres)(
  'a session of one is valid on the other, and its end takes effect there within seconds',
  async () => {
    const session = await signIn(a.address);
    const isValidOn = async (server: Running) => (await sendTo(server.address, 'GET', '/api/user/me', session)).status;
    expect([await isValidOn(a), await isValidOn(b)]).toEqual([200, 200]);
    expect((await sendTo(b.address, 'POST', '/api/auth/logout', session)).status).toBe(200);
    expect(await isValidOn(b)).toBe(401);
    await expect.poll(() => isValidOn(a), soon).toBe(401);
  },
);

it.skipIf(!hasPostgres)('attempts to guess a password are counted together', async () => {
  expect([await guess(a), await guess(b), await guess(a), await guess(b)]).toEqual([401, 401, 401, 401]);
  expect([await guess(a), await guess(b)]).toEqual([429, 429]);
});

it.skipIf(!hasPostgres)('a recalculation requested from one runs once and can be followed on the other', async () => {
  const database = await openDatabase(servers.database);
  await addStartups(database.db, count);
  const { runId } = (await at(a, 'POST', '/api/admin/recalculation/startups')).body;
  expect((await at(b, 'POST', '/api/admin/recalculation/startups')).status).toBe(409);
  const stream = await fetch(`${b.address}/api/admin/recalculation/logs/stream?runId=${runId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let logged = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    logged += chunk;
    if (logged.includes('completed with code')) break;
  }
  expect(logged).toContain(`, ${formatNumber(count)} startups, model`);
  expect(logged).toContain('Recalculation process completed with code 0');
  await expect.poll(() => recalculation(b), soon).toMatchObject({ runId, running: false, code: 0, done: count });
  expect(await recalculation(a)).toEqual(await recalculation(b));
  const { rows } = await database.db.execute<{ startups: number; calculations: number }>(sql`
    select count(distinct startup_id)::int as startups, count(*)::int as calculations from calculations`);
  await database.close();
  expect(rows[0]).toEqual({ startups: count, calculations: count });
});

it.skipIf(!hasPostgres)('one takes over the work of the other when that is killed', async () => {
  const { runId } = (await at(a, 'POST', '/api/admin/recalculation/startups')).body;
  await expect.poll(async () => (await recalculation(b)).done, { ...soon, interval: 5 }).toBeGreaterThan(0);
  await stopServer(a, 'SIGKILL');
  await expect
    .poll(() => recalculation(b), { timeout: 90_000, interval: 250 })
    .toMatchObject({ runId, running: false, code: 0, done: count, failures: [] });
});

it.skipIf(!hasPostgres)('the schedule is switched for both, and each scheduled time runs once', async () => {
  const everyMinute = { AVAL_CRON_SCHEDULE: '* * * * *' };
  await stopServer(b, 'SIGTERM');
  [a, b] = await Promise.all([servers.start('a', everyMinute), servers.start('b', everyMinute)]);
  const statusAt = async (server: Running) => (await at(server, 'GET', '/api/admin/cron/status')).body.status;
  await at(a, 'POST', '/api/admin/cron/stop', { type: 'all' });
  expect(await statusAt(b)).toBe('stopped');
  await at(b, 'POST', '/api/admin/cron/start', { type: 'all' });
  expect(await statusAt(a)).toBe('running');
  const runs = async () => (await at(a, 'GET', '/api/admin/cron/runs')).body.runs as Record<string, string>[];
  await expect.poll(async () => (await runs()).length, { timeout: 120_000, interval: 500 }).toBeGreaterThan(0);
  await at(a, 'POST', '/api/admin/cron/stop', { type: 'all' });
  await expect.poll(async () => (await runs()).filter((run) => run['finishedAt'] === null), soon).toEqual([]);
  const times = (await runs()).map((run) => `${run['kind']} ${run['startedAt']?.slice(0, 16)}`);
  expect(times.toSorted()).toEqual([...new Set(times)].toSorted());
});
