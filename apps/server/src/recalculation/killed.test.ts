import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { openDatabase } from '../db/open.ts';
import { externalDatabase } from '../testing/externalDatabase.ts';
import { addStartups } from '../testing/manyStartups.ts';
import { adminSettings, newDataFolder, sendTo, signIn, startServer } from '../testing/serverProcess.ts';
import { stopServer } from '../testing/spawnServer.ts';
import { startupBody } from '../testing/startupBody.ts';

/** Enough for several batches. */
const count = 2000;

it('a recalculation resumes after its server was killed, and ends with its last line', async () => {
  const external = await externalDatabase();
  const where = { AVAL_DATA: await newDataFolder(), DATABASE_URL: undefined, ...external?.settings };
  const settings = { ...adminSettings, AVAL_DATA: where.AVAL_DATA, ...external?.settings };
  const seeding = await openDatabase(where);
  await addStartups(seeding.db, count);
  await seeding.close();

  const first = await startServer(settings);
  const token = await signIn(first.address);
  const { runId } = (await sendTo(first.address, 'POST', '/api/admin/recalculation/startups', token)).body;
  const statusAt = async (address: string) =>
    (await sendTo(address, 'GET', '/api/admin/recalculation/status', token)).body;
  await expect
    .poll(async () => (await statusAt(first.address)).done, { timeout: 30_000, interval: 5 })
    .toBeGreaterThan(0);
  await stopServer(first, 'SIGKILL');

  const second = await startServer(settings);
  await expect
    .poll(async () => (await statusAt(second.address)).running, { timeout: 90_000, interval: 100 })
    .toBe(false);
  expect(await statusAt(second.address)).toMatchObject({ runId, code: 0, done: count, total: count, failures: [] });
  const log = (await sendTo(second.address, 'GET', `/api/admin/recalculation/logs?runId=${runId}`, token)).body;
  const messages: string[] = log.map(({ message }: { message: string }) => message);
  expect(messages.at(-1)).toBe('Recalculation process completed with code 0');
  const goingOn = Number(
    /^Resuming with ([\d.]+) of /
      .exec(messages.find((line) => line.startsWith('Resuming')) ?? '')?.[1]
      ?.replace('.', ''),
  );
  expect(goingOn).toBeLessThan(count);
  expect(goingOn).toBeGreaterThan(0);
  await stopServer(second, 'SIGTERM');

  const after = await openDatabase(where);
  const { rows } = await after.db.execute<{ startups: number; calculations: number }>(sql`
    select count(distinct startup_id)::int as startups, count(*)::int as calculations from calculations`);
  await after.close();
  await external?.drop();
  expect(rows[0]).toEqual({ startups: count, calculations: count });
});

it('a stopping server finishes pending requests, and its recalculation resumes after the next start', async () => {
  const external = await externalDatabase();
  const where = { AVAL_DATA: await newDataFolder(), DATABASE_URL: undefined, ...external?.settings };
  const settings = { ...adminSettings, AVAL_DATA: where.AVAL_DATA, ...external?.settings };
  const seeding = await openDatabase(where);
  await addStartups(seeding.db, count);
  await seeding.close();

  const first = await startServer(settings);
  const token = await signIn(first.address);
  const statusAt = async (address: string) =>
    (await sendTo(address, 'GET', '/api/admin/recalculation/status', token)).body;
  const body = JSON.stringify(startupBody({ name: 'Half sent' }));
  const { hostname, port } = new URL(first.address);
  const kept = connect(Number(port), hostname);
  let answer = '';
  kept.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  await once(kept, 'connect');
  const head = [
    'POST /api/startups HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  kept.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 100)}`);
  const { runId } = (await sendTo(first.address, 'POST', '/api/admin/recalculation/startups', token)).body;
  await expect
    .poll(async () => (await statusAt(first.address)).done, { timeout: 30_000, interval: 5 })
    .toBeGreaterThan(0);
  const stopping = stopServer(first, 'SIGTERM');
  await wait(500);
  kept.write(body.slice(100));
  expect(await stopping).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 201 Created/);

  const second = await startServer(settings);
  await expect
    .poll(async () => (await statusAt(second.address)).running, { timeout: 90_000, interval: 100 })
    .toBe(false);
  expect(await statusAt(second.address)).toMatchObject({ runId, code: 0, failures: [] });
  await stopServer(second, 'SIGTERM');
  await external?.drop();
});
