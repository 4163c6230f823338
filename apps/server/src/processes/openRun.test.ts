import { setTimeout as wait } from 'node:timers/promises';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { processRuns } from '../db/schema/processRuns.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { readLogs } from './readLogs.ts';
import { openRun } from './Run.ts';

describe('a running run', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const insert = async () => {
    const values = { process: 'recalculation' as const, kind: 'startups', input: {} };
    const [row] = await server.database.db.insert(processRuns).values(values).returning();
    if (!row) throw new Error('The run was not stored');
    return row;
  };
  const stored = async (id: number) =>
    (await server.database.db.select().from(processRuns).where(eq(processRuns.id, id)))[0];

  it('writes translated texts in each language and other texts unchanged', async () => {
    const row = await insert();
    const run = openRun(server.database.db, row, () => new Date());
    run.log('INFO', { en: 'Reading', es: 'Leyendo' });
    run.log('INFO', 'https://example.com');
    run.fail({ startupId: 5, name: 'Ribera', reason: { en: 'too slow', es: 'demasiado lenta' } });
    await run.flush();
    const lines = async (locale: 'en' | 'es') =>
      (await readLogs(server.database.db, { runId: row.id }, { limit: 10, locale })).map(({ message }) => message);
    expect(await lines('en')).toEqual(['Reading', 'https://example.com', 'Ribera: too slow']);
    expect(await lines('es')).toEqual(['Leyendo', 'https://example.com', 'Ribera: demasiado lenta']);
  });

  it('retries failed writes without repeating lines, and still detects its cancellation', async () => {
    const { db } = server.database;
    const row = await insert();
    const run = openRun(db, row, () => new Date());
    await db.execute(sql`alter table process_logs rename to process_logs_away`);
    run.log('INFO', 'first');
    run.progress(3, 7);
    await wait(600);
    await db.execute(sql`alter table process_logs_away rename to process_logs`);
    run.log('INFO', 'second');
    await db.update(processRuns).set({ cancel_requested_at: new Date() }).where(eq(processRuns.id, row.id));
    await expect.poll(() => run.signal.aborted).toBe(true);
    const lines = await readLogs(db, { runId: row.id }, { limit: 10, locale: 'en' });
    expect(lines.map(({ message }) => message)).toEqual(['first', 'second']);
    expect(await stored(row.id)).toMatchObject({ done: 3, total: 7 });
    await run.flush();
  });

  it('counts every failure, stores the first thousand, and does not repeat retried ones', async () => {
    const row = await insert();
    const first = openRun(server.database.db, row, () => new Date());
    for (let id = 1; id <= 1200; id += 1) first.fail({ startupId: id, name: `Startup ${id}`, reason: 'broken' });
    await first.flush();
    const left = await stored(row.id);
    expect([left?.failed, left?.failures.length]).toEqual([1200, 1000]);
    if (!left) return;
    const second = openRun(server.database.db, left, () => new Date());
    second.forget(({ startupId }) => startupId !== null);
    second.fail({ startupId: 1, name: 'Startup 1', reason: 'broken' });
    await second.flush();
    const again = await stored(row.id);
    expect([again?.failed, again?.failures.length]).toEqual([1, 1]);
  });
});
