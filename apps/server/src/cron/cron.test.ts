import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditEvents } from '../db/schema/auditEvents.ts';
import { documents } from '../db/schema/documents.ts';
import { emailLinks } from '../db/schema/emailLinks.ts';
import { passwordResets } from '../db/schema/passwordResets.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { sessions } from '../db/schema/sessions.ts';
import { startups } from '../db/schema/startups.ts';
import { makeJobs } from '../jobs/makeJobs.ts';
import { works } from '../jobs/works.ts';
import { startRun } from '../processes/startRun.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { cronTick } from './cronTick.ts';
import { dueExecution, nextExecution } from './schedule.ts';

const soon = { timeout: 20_000, interval: 50 };

const at = (day: string) => ({ created_at: new Date(day), started_at: new Date(day), finished_at: new Date(day) });

describe('the schedule', () => {
  let server: TestServer;
  let admin: TestUser;

  const get = async (path: string, headers = {}) =>
    (await server.call('GET', `/api/admin/cron/${path}`, { as: admin, headers })).body;
  const post = (path: string, body: unknown = { type: 'all' }, headers = {}) =>
    server.call('POST', `/api/admin/cron/${path}`, { as: admin, body, headers });
  const total = async (query: string) => {
    const { runs, pages } = await get(`runs?${query}`);
    return [runs.length, pages];
  };
  async function turnTo(date: string) {
    server.clock.now = new Date(date);
    admin = await server.makeUser({ role: 'admin' });
  }
  async function untilEnded() {
    const unfinished = sql`select count(*)::int as n from process_runs where finished_at is null`;
    const left = async () => (await server.database.db.execute<{ n: number }>(unfinished)).rows[0]?.n;
    await expect.poll(left, soon).toBe(0);
  }

  beforeAll(async () => {
    server = await testServer({ AVAL_CRON_SCHEDULE: '30 2 * * *', AVAL_CRON_ZONE: 'Europe/Madrid' });
    admin = await server.makeUser({ role: 'admin' });
    await server.call('POST', '/api/startups', { as: admin, body: startupBody() });
  });
  afterAll(() => server.close());

  it('runs from the first start in the configured time zone', async () => {
    expect(await get('status')).toEqual({
      success: true,
      status: 'running',
      schedule: '30 2 * * *',
      timeZone: 'Europe/Madrid',
      lastExecution: null,
      // It is summer in Madrid: half past two is half past midnight in UTC.
      nextExecution: '2026-07-01T00:30:00.000Z',
      logs: [],
    });
  });

  it.each([
    ['Europe/Madrid', '30 2 * * *', ['2026-03-28T01:30', '2026-03-29T01:00', '2026-03-30T00:30']],
    ['Europe/Madrid', '30 2 * * *', ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30']],
    ['Europe/Madrid', '0 * * * *', ['2026-03-29T00:00', '2026-03-29T01:00', '2026-03-29T02:00']],
    ['Europe/Madrid', '0 * * * *', ['2026-10-25T00:00', '2026-10-25T01:00', '2026-10-25T02:00']],
    ['Africa/Cairo', '0 0 * * *', ['2026-04-22T22:00', '2026-04-23T22:00', '2026-04-24T21:00']],
    ['Africa/Cairo', '0 0 * * *', ['2026-10-28T21:00', '2026-10-29T22:00', '2026-10-30T22:00']],
    ['Africa/Cairo', '30 23 * * *', ['2026-10-28T20:30', '2026-10-29T20:30', '2026-10-30T21:30']],
    ['Australia/Lord_Howe', '15 2 * * *', ['2026-10-02T15:45', '2026-10-03T15:30', '2026-10-04T15:15']],
    ['UTC', '0 3 * * *', ['2026-03-28T03:00', '2026-03-29T03:00']],
  ])(
    'fires once per scheduled time across clock changes, in %s at %s',
    (AVAL_CRON_ZONE, AVAL_CRON_SCHEDULE, expected) => {
      const configuration = { env: { ...server.services.env, AVAL_CRON_SCHEDULE, AVAL_CRON_ZONE } };
      const [first = '', last = ''] = [expected[0], expected.at(-1)];
      const started = new Set<string>();
      for (let at = Date.parse(`${first}:07Z`); at <= Date.parse(`${last}:59Z`); at += 50_000) {
        const due = dueExecution(configuration, new Date(at));
        if (due) started.add(due.toISOString().slice(0, 16));
      }
      expect([...started]).toEqual(expected);
      const announced = expected.slice(1).map((_, index) => {
        const next = nextExecution(configuration, new Date(`${expected[index]}:00Z`));
        return next?.toISOString().slice(0, 16);
      });
      expect(announced).toEqual(expected.slice(1));
    },
  );

  it('stays stopped until restarted, idempotently, with messages in the caller’s language', async () => {
    const stopped = await post('stop');
    expect(stopped.body).toEqual({ success: true, message: 'Cron process stopped successfully', status: 'stopped' });
    expect((await post('stop', { type: 'all' }, { 'accept-language': 'es' })).body.message).toBe(
      'Proceso programado detenido correctamente',
    );
    expect(await get('status')).toMatchObject({ status: 'stopped', nextExecution: null });
    await cronTick(server.services);
    expect((await get('runs')).runs).toEqual([]);

    await server.services.jobs.stop();
    server.services.jobs = makeJobs(server.database, works, () => server.services);
    await server.services.jobs.start();
    expect((await get('status')).status).toBe('stopped');

    expect((await post('start')).body).toMatchObject({
      status: 'running',
      message: 'Cron process started successfully',
    });
    expect((await post('start')).status).toBe(200);
    const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.target_type, 'switch'));
    expect(events.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['stop', admin.id],
      ['start', admin.id],
    ]);
  });

  it.each([[{ type: 'some' }], [{}], [null], [{ type: 'all', more: 1 }]])('refuses to start %j', async (body) => {
    expect((await post('start', body)).status).toBe(400);
    expect((await post('stop', body)).status).toBe(400);
  });

  it('runs its work when due and records its history', async () => {
    await turnTo('2026-07-01T00:30:00Z');
    await expect.poll(async () => (await get('runs')).runs.length, soon).toBe(4);
    await untilEnded();
    const { runs, page, pages } = await get('runs');
    expect([page, pages]).toEqual([1, 1]);
    expect(runs).toMatchObject([
      // Begins when the recalculation has ended.
      { kind: 'digest', result: 'success', code: 0, summary: 'No notices to mail' },
      {
        kind: 'purge',
        result: 'success',
        code: 0,
        summary: 'Nothing to delete',
        startedAt: '2026-07-01T00:30:00.000Z',
      },
      { kind: 'rescraping', result: 'success', code: 0, summary: 'No page to read again' },
      {
        kind: 'recalculation',
        result: 'success',
        code: 0,
        summary: expect.stringMatching(/^1 startups evaluated, .*; 5 industries/),
      },
    ]);
    const spanish = (await get('runs', { 'accept-language': 'es' })).runs;
    expect(spanish.map(({ summary }: { summary: string }) => summary)).toEqual([
      'Ningún aviso que enviar',
      'Nada que eliminar',
      'Ninguna página que releer',
      expect.stringMatching(/^1 startups evaluadas, .*; 5 sectores/),
    ]);
    const { logs, entries } = await get('logs?limit=3');
    expect(entries).toHaveLength(3);
    // They run at the same time, so any of them may end last.
    const ends = (await get('logs')).logs.filter((line: string) => line.endsWith('process completed with code 0'));
    expect(ends).toContain('2026-07-01T00:30:00.000Z INFO Cron purge process completed with code 0');
    expect(ends).toContain(logs.at(-1));
    expect(await get('status')).toMatchObject({
      lastExecution: '2026-07-01T00:30:00.000Z',
      nextExecution: '2026-07-02T00:30:00.000Z',
    });
    const recalculation = (await server.call('GET', '/api/admin/recalculation/status', { as: admin })).body;
    expect(recalculation).toMatchObject({
      running: false,
      kind: 'startups',
      code: 0,
      startedBy: null,
      scheduled: true,
      done: 1,
      total: 1,
    });
    const log = (await server.call('GET', '/api/admin/recalculation/logs', { as: admin })).body;
    expect(log.at(-1).message).toBe('Recalculation process completed with code 0');
  });

  it('does not disturb a recalculation that is still running', async () => {
    await turnTo('2026-07-02T00:40:00Z');
    await server.services.jobs.stop();
    server.services.jobs = makeJobs(server.database, works, () => server.services);
    await startRun(server.services, {
      process: 'recalculation',
      kind: 'startups',
      turn: 'recalculation',
      userId: null,
    });
    await cronTick(server.services);
    await cronTick(server.services);
    await server.services.jobs.start();
    await untilEnded();
    const { runs } = await get('runs?from=2026-07-02');
    // The notices are mailed nevertheless.
    expect(runs.filter(({ kind }: { kind: string }) => kind === 'digest')).toHaveLength(1);
    const others = runs.filter(({ kind }: { kind: string }) => kind !== 'digest');
    expect(others.map(({ kind, summary }: { kind: string; summary: string }) => `${kind}: ${summary}`)).toEqual([
      'purge: Skipped: a purge is still running',
      'rescraping: Skipped: a rescraping is still running',
      'recalculation: Skipped: a recalculation is still running',
      'purge: Nothing to delete',
      'rescraping: No page to read again',
      'recalculation: Skipped: a recalculation is still running',
    ]);
  });

  it('filters its history by result and day, page by page', async () => {
    await turnTo('2026-07-05T09:00:00Z');
    const values = { process: 'cron' as const, kind: 'purge', input: {} };
    await server.database.db
      .insert(processRuns)
      .values([
        ...Array.from({ length: 11 }, () => ({ ...values, ...at('2026-07-04T23:59:59.999Z'), code: 1 })),
        { ...values, ...at('2026-07-05T00:00:00Z'), code: 130 },
        { ...values, created_at: new Date('2026-07-05T08:00:00Z') },
      ]);
    expect(await total('result=failure')).toEqual([10, 2]);
    expect(await total('result=failure&page=2')).toEqual([1, 2]);
    expect(await total('result=cancelled')).toEqual([1, 1]);
    expect(await total('result=running')).toEqual([1, 1]);
    expect(await total('from=2026-07-04&to=2026-07-04')).toEqual([10, 2]);
    expect(await total('from=2026-07-05T00:00:00Z&to=2026-07-05T00:00:00Z')).toEqual([1, 1]);
    expect(await total('to=2026-06-30')).toEqual([0, 0]);
    expect(await total('from=0001-01-01&to=9999-12-31&result=running')).toEqual([1, 1]);
    await server.database.db.delete(processRuns).where(sql`finished_at is null`);
  });

  it.each([
    'result=fine',
    'from=yesterday',
    'from=2026-13-45',
    'from=0000-01-01',
    'to=2026-07-04T99:00:00Z',
    'to=9999-12-31T24:00:00Z',
    'page=0',
    'page=x',
  ])('refuses the filter %s', async (query) => {
    const answer = await server.call('GET', `/api/admin/cron/runs?${query}`, { as: admin });
    expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('purges data that was deleted, ended or orphaned thirty days ago, and nothing newer', async () => {
    const { db } = server.database;
    const old = new Date('2026-08-01T00:00:00Z');
    const young = new Date('2026-08-20T00:00:00Z');
    await turnTo('2026-09-05T00:40:00Z');
    const made = await db
      .insert(startups)
      .values([
        { name: 'Old', description: 'x', deleted_at: old },
        { name: 'Young', description: 'x', deleted_at: young },
      ])
      .returning();
    const [attachedTo] = made.slice(1);
    const user_id = admin.id;
    const bytes = Buffer.from('x');
    const document = { size: 1, hash: 'x', bytes, text: '' };
    await db.insert(documents).values([
      { ...document, name: 'old.pdf', created_at: old },
      { ...document, name: 'young.pdf', created_at: young },
      { ...document, name: 'attached.pdf', created_at: old, startup_id: attachedTo?.id ?? 0 },
    ]);
    await db.delete(sessions).where(sql`user_id <> ${user_id}`);
    await db.insert(sessions).values([
      { user_id, is_remembered: false, expires_at: old },
      { user_id, is_remembered: false, expires_at: new Date('2027-01-01'), revoked_at: old },
      { user_id, is_remembered: false, expires_at: young },
    ]);
    await db.insert(passwordResets).values([
      { hash: 'old', user_id, expires_at: old },
      { hash: 'young', user_id, expires_at: young },
    ]);
    const mailed = { user_id, kind: 'confirm', email: 'a@example.com', email_key: 'a@example.com' } as const;
    await db.insert(emailLinks).values([
      { ...mailed, hash: 'old', expires_at: old },
      { ...mailed, hash: 'young', expires_at: young },
    ]);
    const { id } = await startRun(server.services, { process: 'cron', kind: 'purge', userId: null });
    await untilEnded();
    const [run] = await db.select().from(processRuns).where(eq(processRuns.id, id));
    expect(run).toMatchObject({
      code: 0,
      summary:
        'Deleted 1 deleted startups, 1 documents without a startup, 2 ended sessions, 1 password links, 1 email links',
    });
    expect(
      (
        await db
          .select()
          .from(startups)
          .where(sql`deleted_at is not null`)
      ).map(({ name }) => name),
    ).toEqual(['Young']);
    expect((await db.select().from(documents).orderBy(documents.id)).map(({ name }) => name)).toEqual([
      'young.pdf',
      'attached.pdf',
    ]);
    expect(await db.select().from(sessions)).toHaveLength(2);
    const purged = await db.select().from(auditEvents).where(eq(auditEvents.action, 'purge'));
    expect(purged.map(({ target_id, target_type }) => [target_type, target_id])).toEqual([['startup', made[0]?.id]]);
  });
});
