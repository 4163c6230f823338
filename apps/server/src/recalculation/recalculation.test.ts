import { asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditEvents } from '../db/schema/auditEvents.ts';
import { startups } from '../db/schema/startups.ts';
import { addStartups } from '../testing/manyStartups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const soon = { timeout: 20_000, interval: 50 };

describe('recalculation', () => {
  let server: TestServer;
  let admin: TestUser;
  const ids: number[] = [];

  const get = async (path: string, headers = {}) =>
    (await server.call('GET', `/api/admin/recalculation/${path}`, { as: admin, headers })).body;
  const post = (path: string, headers = {}) =>
    server.call('POST', `/api/admin/recalculation/${path}`, { as: admin, headers });
  const messages = async (query = '', headers = {}) =>
    (await get(`logs${query}`, headers)).map(
      ({ level, message }: { level: string; message: string }) => `${level} ${message}`,
    );
  /** Signs in again, because tokens expire after a quarter of an hour. */
  async function turnTo(date: string) {
    server.clock.now = new Date(date);
    admin = await server.makeUser({ role: 'admin' });
  }
  const storedOf = async (id: number | undefined) =>
    (await server.call('GET', `/api/startups/${id}/calculations`, { as: admin })).body.calculations;
  async function untilEnded() {
    await expect.poll(async () => (await get('status')).running, soon).toBe(false);
    return get('status');
  }

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    const create = async (differences: object) =>
      ids.push((await server.call('POST', '/api/startups', { as: admin, body: startupBody(differences) })).body.id);
    await create({ name: 'Whole' });
    await create({ name: 'Lacking' });
    await create({ name: 'Broken' });
    await create({ name: 'Gone' });
    await server.call('DELETE', `/api/startups/${ids[3]}`, { as: admin });
    await server.database.db
      .update(startups)
      .set({ burn_rate: null, target_segment_size: null })
      .where(eq(startups.id, ids[1] ?? 0));
    await turnTo('2026-07-01T08:00:00.700Z');
  });
  afterAll(() => server.close());

  it('has no status, no log and nothing to cancel before the first run', async () => {
    expect(await get('status')).toEqual({
      success: true,
      running: false,
      kind: null,
      runId: null,
      done: 0,
      total: 0,
      startedAt: null,
      finishedAt: null,
      code: null,
      startedBy: null,
      scheduled: false,
      failed: 0,
      outcomes: null,
      failures: [],
    });
    expect(await get('logs')).toEqual([]);
    const cancelled = await post('cancel', { 'accept-language': 'es' });
    expect([cancelled.status, cancelled.body.error, cancelled.body.message]).toEqual([
      409,
      'NOT_RUNNING',
      'No hay ningún recálculo en marcha',
    ]);
  });

  it('runs one at a time: a second start of either kind is refused', async () => {
    const [first, second, third] = await Promise.all([post('startups'), post('startups'), post('industries')]);
    const statuses = [first.status, second.status, third.status];
    expect(statuses.toSorted((one, other) => one - other)).toEqual([202, 409, 409]);
    const [started] = [first, second, third].filter(({ status }) => status === 202);
    expect(started?.body).toMatchObject({ success: true, runId: expect.any(Number), message: 'Recalculation started' });
    expect((await get('status')).running).toBe(true);
    expect(await get(`logs?runId=${started?.body.runId}`)).toEqual([]);
    expect((await post('cancel')).status).toBe(202);
    await server.services.jobs.start();
    expect(await untilEnded()).toMatchObject({ code: 130 });
    const { startedBy } = await get('status');
    const by = `${startedBy.first_name} ${startedBy.last_name}`;
    expect(await messages()).toEqual([
      `INFO Recalculation of startups started by ${by}: run ${started?.body.runId}, 3 startups, model 2.0.0`,
      'WARNING Recalculation process completed with code 130',
    ]);
    const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.target_type, 'run'));
    expect(events.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['start', admin.id],
      ['cancel', admin.id],
    ]);
  });

  it('evaluates every startup and lists missing inputs', async () => {
    const { runId } = (await post('startups')).body;
    expect(await untilEnded()).toMatchObject({
      runId,
      kind: 'startups',
      code: 0,
      done: 3,
      total: 3,
      failures: [],
      startedAt: '2026-07-01T08:00:00.700Z',
      finishedAt: '2026-07-01T08:00:00.700Z',
    });
    const { startedBy } = await get('status');
    const by = `${startedBy.first_name} ${startedBy.last_name}`;
    expect(await messages()).toEqual([
      `INFO Recalculation of startups started by ${by}: run ${runId}, 3 startups, model 2.0.0`,
      expect.stringMatching(/^INFO \[1\/3\] Whole: (\d+,\d) → \1 \(equal\), coverage \d+\s%$/),
      'WARNING [2/3] Lacking: missing and counted as unknown: Target Segment Size, Burn Rate',
      expect.stringMatching(/^INFO \[2\/3\] Lacking: \d+,\d → \d+,\d \([+−]\d+,\d\), coverage \d+\s%$/),
      expect.stringMatching(/^INFO \[3\/3\] Broken: (\d+,\d) → \1 \(equal\), coverage \d+\s%$/),
      'INFO 3 startups evaluated, 0 failed, 1 with unknown required inputs',
      'INFO Recalculation process completed with code 0',
    ]);
    expect(await get('status')).toMatchObject({
      startedBy: { id: admin.id, first_name: 'Person', last_name: expect.stringMatching(/^Number/) },
      scheduled: false,
      outcomes: { notEvaluated: 0, equal: 2 },
    });
    const spanish = await messages('', { 'accept-language': 'es' });
    expect([spanish[0], spanish[2], ...spanish.slice(-2)]).toEqual([
      `INFO Recálculo de startups iniciado por ${by}: ejecución ${runId}, 3 startups, modelo 2.0.0`,
      'WARNING [2/3] Lacking: falta y cuenta como desconocido: Tamaño del segmento objetivo, Gasto mensual neto',
      'INFO 3 startups evaluadas, 0 con error, 1 con datos obligatorios desconocidos',
      // The last line, which log followers wait for, is the same in every language.
      'INFO Recalculation process completed with code 0',
    ]);
    // Only changed startups are stored again.
    expect(await storedOf(ids[0])).toHaveLength(1);
    const [newest] = await storedOf(ids[1]);
    expect(newest.calculation_date).toBe('2026-07-01T08:00:00.000Z');
    expect(await storedOf(ids[1])).toHaveLength(2);
  });

  it('dates a second calculation within the same second one second later', async () => {
    await post('startups');
    await untilEnded();
    expect((await messages()).slice(0, 2)).toEqual([
      expect.stringMatching(/^INFO Recalculation of startups started by .*, 0 startups, model 2\.0\.0$/),
      'INFO 3 startups were just evaluated and are skipped',
    ]);
    const { calculations } = (await server.call('GET', `/api/startups/${ids[0]}/calculations`, { as: admin })).body;
    expect(calculations).toHaveLength(1);
    await turnTo('2026-07-01T08:00:01.100Z');
    await server.database.db.execute(sql`update startups set team_size = 21 where id = ${ids[0]}`);
    await server.call('POST', `/api/startups/${ids[0]}/evaluate`, { as: admin });
    await turnTo('2026-07-01T08:00:01.900Z');
    await server.database.db.execute(sql`update startups set team_size = 22 where id = ${ids[0]}`);
    await server.call('POST', `/api/startups/${ids[0]}/evaluate`, { as: admin });
    const after = (await server.call('GET', `/api/startups/${ids[0]}/calculations`, { as: admin })).body.calculations;
    expect(new Set(after.map((each: { calculation_date: string }) => each.calculation_date)).size).toBe(3);
  });

  it('records a failed startup, evaluates the others, and ends with code 1', async () => {
    await turnTo('2026-07-02T08:00:00Z');
    await server.database.db.execute(sql`update startups set team = '{"members":7}' where id = ${ids[2]}`);
    await post('startups');
    const status = await untilEnded();
    expect(status).toMatchObject({
      code: 1,
      done: 3,
      failed: 1,
      failures: [{ startupId: ids[2], name: 'Broken', reason: expect.stringMatching(/\w/) }],
    });
    const lines = await messages();
    expect(lines).toContainEqual(expect.stringMatching(/^ERROR \[3\/3\] Broken: /));
    expect(lines.at(-1)).toBe('ERROR Recalculation process completed with code 1');
    const { startup } = (await server.call('GET', `/api/startups/${ids[0]}`, { as: admin })).body;
    expect(startup.updated_at).toBe('2026-06-30T12:00:00.250Z');
    await server.database.db.execute(sql`update startups set team = null where id = ${ids[2]}`);
  });

  it('recomputes the figures of every industry', async () => {
    await post('industries');
    expect(await untilEnded()).toMatchObject({ kind: 'industries', code: 0, done: 5, total: 5 });
    expect(await messages()).toContain('INFO Technology: figures of 3 public startups, at 2 dates');
    expect(await messages('', { 'accept-language': 'es' })).toContainEqual(
      expect.stringMatching(/^INFO .*: cifras de 3 startups públicas, en 2 fechas$/),
    );
  });

  it('returns the log of an earlier run by id, and 404 for a run of another process', async () => {
    const { runId } = await get('status');
    expect((await messages(`?runId=${runId - 1}`)).at(-1)).toBe('ERROR Recalculation process completed with code 1');
    expect(await get('logs?runId=999')).toMatchObject({ error: 'NOT_FOUND' });
    expect(await get('logs?runId=x')).toMatchObject({ error: 'VALIDATION_FAILED' });
  });

  it('skips startups that never had all required inputs', async () => {
    await turnTo('2026-07-02T20:00:00Z');
    const values = { name: 'Scraped', description: 'Read from a page', is_private: 0 as const };
    const [scraped] = await server.database.db.insert(startups).values(values).returning();
    await post('startups');
    expect(await untilEnded()).toMatchObject({ code: 0, done: 4, total: 4 });
    expect(await messages()).toContainEqual(
      expect.stringMatching(/^WARNING \[4\/4\] Scraped: not evaluated yet, missing: Foundation year, Industry, /),
    );
    const { body } = await server.call('GET', `/api/startups/${scraped?.id}/calculations`, { as: admin });
    expect(body.calculations).toEqual([]);
    await server.call('DELETE', `/api/startups/${scraped?.id}`, { as: admin });
  });

  it('counts open contradictions anew, of evaluated startups and of those that wait', async () => {
    await turnTo('2026-07-02T22:00:00Z');
    const { db } = server.database;
    const contradicting = { total_market_size: 900, target_segment_size: 1200 };
    const values = { name: 'Waiting', description: 'Read from a page', is_private: 0 as const, ...contradicting };
    const [waiting] = await db.insert(startups).values(values).returning();
    await db.update(startups).set({ open_contradictions: 3 });
    await post('startups');
    await untilEnded();
    const rows = await db.select().from(startups).where(isNull(startups.deleted_at)).orderBy(asc(startups.id));
    expect(rows.map(({ name, open_contradictions: open }) => [name, open])).toEqual([
      ['Whole', 0],
      ['Lacking', 0],
      ['Broken', 0],
      ['Waiting', 1],
    ]);
    await server.call('DELETE', `/api/startups/${waiting?.id}`, { as: admin });
  });

  it('evaluates thousands in batches and can be cancelled between them', async () => {
    await turnTo('2026-07-03T08:00:00Z');
    const { db } = server.database;
    await addStartups(db, 3000);
    // Makes each batch take longer than detecting a cancellation, on any machine.
    await db.execute(sql`
      create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.6); return null; end'`);
    await db.execute(
      sql`create trigger take_time after insert on calculations for each statement execute function take_time()`,
    );
    await post('startups');
    await expect.poll(async () => (await get('status')).done, { ...soon, interval: 5 }).toBeGreaterThan(0);
    await post('cancel');
    const cancelled = await untilEnded();
    expect(cancelled.code).toBe(130);
    expect(cancelled.done).toBeLessThan(3003);
    await db.execute(sql`drop function take_time cascade`);
    await post('startups');
    expect(await untilEnded()).toMatchObject({ code: 0, done: 3003, total: 3003 });
    const logged = await messages();
    expect(logged).toContainEqual(
      expect.stringMatching(
        server.database.engine === 'server'
          ? /^INFO More than 1\.000 startups: .* the last 20 of each 1\.000,/
          : /^INFO More than 1\.000 startups: .* the last 20 of each 250,/,
      ),
    );
    expect(logged.filter((line: string) => /^INFO \[\d+\/3003\]/.test(line)).length).toBeLessThanOrEqual(20 * 13);
    expect(logged).toContainEqual(expect.stringMatching(/^INFO \[\d+\/3003\] .*coverage/));
    const { rows } = await db.execute<{ missing: number; without: number }>(sql`
      select count(*) filter (where not exists (select 1 from calculations c where c.startup_id = s.id))::int as missing,
        count(*) filter (where greatest(evaluated_at, checked_at) < '2026-07-03')::int as without
      from startups s join latest_scores l on l.startup_id = s.id where deleted_at is null`);
    expect(rows[0]).toEqual({ missing: 0, without: 0 });
  });

  it('stores a new calculation when the year changes, and none on the next day', async () => {
    // The thousands above are of no use here, and each of three evaluations of them takes seconds.
    await server.database.db.update(startups).set({ deleted_at: server.clock.now }).where(notInArray(startups.id, ids));
    const before = await storedOf(ids[1]);
    for (const day of ['2027-01-01T03:00:00Z', '2027-01-02T03:00:00Z']) {
      await turnTo(day);
      await post('startups');
      await untilEnded();
      expect(await storedOf(ids[1])).toHaveLength(before.length + 1);
    }
  });
});
