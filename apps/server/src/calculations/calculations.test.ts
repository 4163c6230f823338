import { metricIds } from '@aval/metrics';
import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('calculations', () => {
  let server: TestServer;
  let admin: TestUser;
  let id: number;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    id = (await server.call('POST', '/api/startups', { as: admin, body: startupBody() })).body.id;
  });
  afterAll(() => server.close());

  const path = (key: string | number = '') => `/api/startups/${id}/calculations${key === '' ? '' : `/${key}`}`;
  const list = async (as: TestUser) => (await server.call('GET', path(), { as })).body.calculations;

  it.each([
    ['an administrator', { role: 'admin' as const }, ['COR_', 'EDU_']],
    ['a corporation', { profile_type_code: 'C' as const }, ['COR_']],
    ['an educator', { profile_type_code: 'E' as const }, ['EDU_']],
    ['an investor', { profile_type_code: 'I' as const }, []],
    ['a founder', { profile_type_code: 'F' as const }, []],
  ])('show %s the metrics of their lens', async (_, values, lenses) => {
    const as = await server.makeUser(values);
    const [calculation] = await list(as);
    const expected = metricIds.filter(
      (metric) => !/^(COR|EDU)_/.test(metric) || lenses.some((lens) => metric.startsWith(lens)),
    );
    expect(
      Object.keys(calculation)
        .filter((key) => /^([A-Z]{2,3}_)+[a-z]/.test(key) && key !== 'IE_recommendations')
        .toSorted(),
    ).toEqual([...expected].toSorted());
    for (const estimated of calculation.estimated) expect(expected).toContain(estimated);
  });

  it('carry recommendations in the language of the caller', async () => {
    const english = (await list(admin))[0].IE_recommendations;
    const spanish = await server.call('GET', path(), { as: admin, headers: { 'accept-language': 'es' } });
    expect(Object.keys(english).toSorted()).toEqual(['financial', 'general', 'market', 'team', 'value_proposition']);
    expect(spanish.body.calculations[0].IE_recommendations).not.toEqual(english);
  });

  it('limit the score of the startup for the reasons of the newest one', async () => {
    const body = startupBody({ name: 'Vela', cash_runway_months: 0 });
    const { startup } = (await server.call('POST', '/api/startups', { as: admin, body })).body;
    expect(startup.caps).toEqual([{ reason: 'cash', months: 0, most: 35, uncapped: expect.any(Number) }]);
    const read = async () => (await server.call('GET', `/api/startups/${startup.id}`, { as: admin })).body.startup.caps;
    expect(await read()).toEqual(startup.caps);
    const changes = { ...startup, cash_runway_months: 15, field_sources: {}, answers: {} };
    const { status } = await server.call('PATCH', `/api/startups/${startup.id}`, { as: admin, body: changes });
    expect([status, await read()]).toEqual([200, []]);
  });

  it('are addressed by id or by timestamp', async () => {
    const [calculation] = await list(admin);
    const byNumber = await server.call('GET', path(calculation.id), { as: admin });
    const byMoment = await server.call('GET', path('2026-06-30_12:00:00'), { as: admin });
    expect(byNumber.body.calculation).toEqual(calculation);
    expect(byMoment.body.calculation).toEqual(calculation);
  });

  it.each([
    '2026-06-30',
    '2026-13-01_00:00:00',
    '2026-02-30_00:00:00',
    '2026-06-30_25:00:00',
    '0000-01-01_00:00:00',
    'latest',
    '-1',
    '1e3',
  ])('are not addressed by %s', async (key) => {
    const answer = await server.call('GET', path(encodeURIComponent(key)), { as: admin });
    expect([answer.status, answer.body.error]).toEqual([400, 'INVALID_TIMESTAMP']);
  });

  it.each(['999999999', '2020-01-01_00:00:00'])('return 404 when there is none: %s', async (key) => {
    expect((await server.call('GET', path(key), { as: admin })).status).toBe(404);
  });

  it('are added on demand, at least one second apart, and deleted by their timestamp', async () => {
    const [{ inputs }] = await list(admin);
    const evaluate = () => server.call('POST', `/api/startups/${id}/evaluate`, { as: admin });
    const change = (body: object) => server.call('PATCH', `/api/startups/${id}`, { as: admin, body });
    await change({ team_size: 77 });
    await change({ team_size: inputs.team_size });
    const { status, body } = await evaluate();
    expect([status, body.missing, body.unchanged]).toEqual([201, [], true]);
    expect(body.calculation.calculation_date).toBe('2026-06-30T12:00:02.000Z');
    expect(await list(admin)).toHaveLength(3);
    expect((await server.call('DELETE', path('2026-06-30_12:00:02'), { as: admin })).status).toBe(200);
    expect(await list(admin)).toHaveLength(2);
  });

  it('stay in their order when the clock is set back', async () => {
    const { body } = await server.call('POST', '/api/startups', { as: admin, body: startupBody({ team_size: 9 }) });
    const address = `/api/startups/${body.id}`;
    const change = (team_size: number) => server.call('PATCH', address, { as: admin, body: { team_size } });
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 10 * 60_000);
    await change(10);
    server.clock.now = before;
    await change(11);
    const { calculations } = (await server.call('GET', `${address}/calculations`, { as: admin })).body;
    expect(calculations.map(({ inputs }: { inputs: { team_size: number } }) => inputs.team_size)).toEqual([11, 10, 9]);
    const { startup } = (await server.call('GET', address, { as: admin })).body;
    expect(startup.IE_investability_score).toBe(calculations[0].IE_investability_score);
  });

  it('are not added while nothing changed, even when one is requested', async () => {
    const { body } = await server.call('POST', '/api/startups', { as: admin, body: startupBody({ team_size: 9 }) });
    const address = `/api/startups/${body.id}`;
    const stored = async () =>
      (await server.call('GET', `${address}/calculations`, { as: admin })).body.calculations.length;
    await server.call('PATCH', address, { as: admin, body: { team_size: 9 } });
    const again = await server.call('POST', `${address}/evaluate`, { as: admin });
    expect([again.body.unchanged, await stored()]).toEqual([true, 1]);
    await server.call('PATCH', address, { as: admin, body: { team_size: 10 } });
    expect(await stored()).toBe(2);
    // An evaluation is compared with the newest remaining calculation after a deletion.
    const [newest] = (await server.call('GET', `${address}/calculations`, { as: admin })).body.calculations;
    const key = newest.calculation_date.slice(0, 19).replace('T', '_');
    await server.call('DELETE', `${address}/calculations/${key}`, { as: admin });
    const after = await server.call('POST', `${address}/evaluate`, { as: admin });
    expect([after.body.unchanged, await stored()]).toEqual([false, 2]);
  });

  it('that repeat are shown as one with the dates of the others, and deleted together', async () => {
    const { body } = await server.call('POST', '/api/startups', { as: admin, body: startupBody() });
    const address = `/api/startups/${body.id}`;
    const copied = Object.values(getTableColumns(calculations))
      .map(({ name }) => name)
      .filter((name) => !['id', 'calculation_date', 'fingerprint'].includes(name));
    const names = sql.join(
      copied.map((name) => sql.identifier(name)),
      sql`, `,
    );
    // Nightly runs stored such repeats before they checked whether anything had changed.
    for (const date of ['2026-07-01T03:00:00Z', '2026-07-02T03:00:00Z']) {
      await server.database.db.execute(sql`
        insert into calculations (calculation_date, ${names})
        select ${date}, ${names} from calculations where startup_id = ${body.id} order by calculation_date limit 1`);
    }
    const stored = async () => (await server.call('GET', `${address}/calculations`, { as: admin })).body.calculations;
    const [shown, ...others] = await stored();
    expect(others).toEqual([]);
    expect(shown.calculation_date).toBe('2026-06-30T12:00:00.000Z');
    expect(shown.repeats.map((repeat: { calculation_date: string }) => repeat.calculation_date)).toEqual([
      '2026-07-02T03:00:00.000Z',
      '2026-07-01T03:00:00.000Z',
    ]);
    const one = await server.call('GET', `${address}/calculations/2026-07-01_03:00:00`, { as: admin });
    expect(one.status).toBe(200);
    await server.call('DELETE', `${address}/calculations/2026-06-30_12:00:00`, { as: admin });
    expect(await stored()).toEqual([]);
  });

  it('are added on every change even when the dates run ahead of the clock by more than a minute', async () => {
    const { body } = await server.call('POST', '/api/startups', { as: admin, body: startupBody() });
    const address = `/api/startups/${body.id}`;
    for (let size = 1; size <= 62; size += 1) {
      const { status } = await server.call('PATCH', address, { as: admin, body: { team_size: size + 100 } });
      expect([size, status]).toEqual([size, 200]);
    }
    const { calculations: stored } = (await server.call('GET', `${address}/calculations`, { as: admin })).body;
    expect(stored).toHaveLength(63);
    expect(stored[0].calculation_date).toBe('2026-06-30T12:01:02.000Z');
  });

  it('are placed among the other public startups of industry and stage, once there are ten', async () => {
    const growing = { financials: { revenue_growth_rate: 20 } };
    const peers = (body: object) => {
      const facts = startupBody({ industry_id: 4, stage_id: 5, ...growing, ...body });
      return server.call('POST', '/api/startups', { as: admin, body: facts });
    };
    const { body: small } = await peers({ team_size: 1 });
    const percentiles = async (as: TestUser) =>
      (await server.call('GET', `/api/startups/${small.id}/percentiles`, { as })).body;
    for (let size = 2; size <= 10; size += 1) await peers({ team_size: size });
    await peers({ team_size: 500, is_private: 1 });
    expect(await percentiles(admin)).toEqual({ success: true, n: 9, too_few: true, metrics: {} });
    await peers({ team_size: 1, financials: null });
    const investor = await server.makeUser();
    const { n, too_few, metrics, peers: having } = await percentiles(investor);
    expect([n, too_few, metrics.TRM_team_size]).toEqual([10, false, 5]);
    // Nine of the ten have one.
    expect(metrics.FEM_revenue_growth_rate).toBeUndefined();
    expect([having.TRM_team_size, having.FEM_revenue_growth_rate]).toEqual([10, undefined]);
    expect(Object.keys(having)).toEqual(Object.keys(metrics));
    await peers({ team_size: 1, financials: null });
    const more = await percentiles(investor);
    expect([more.n, more.peers.TRM_team_size, more.metrics.FEM_revenue_growth_rate]).toEqual([11, 11, undefined]);
    await peers({ team_size: 2 });
    const most = await percentiles(investor);
    expect([most.n, most.peers.TRM_team_size, most.peers.FEM_revenue_growth_rate]).toEqual([12, 12, 10]);
    expect(Object.keys(metrics).filter((metric) => /^(COR|EDU)_/.test(metric))).toEqual([]);
  });

  it('are ranked only among startups whose industry and stage were stated, not defaulted', async () => {
    const ids: number[] = [];
    for (const defaulted_fields of [[], ['industry_id'], ['stage_id'], ['team_size']]) {
      const body = startupBody({ industry_id: 4, stage_id: 4, defaulted_fields });
      ids.push((await server.call('POST', '/api/startups', { as: admin, body })).body.id);
    }
    const numbers: number[] = [];
    for (const peer of ids)
      numbers.push((await server.call('GET', `/api/startups/${peer}/percentiles`, { as: admin })).body.n);
    expect(numbers).toEqual([1, 0, 0, 1]);
  });

  it('list the required inputs that are missing; without any of them there is no score', async () => {
    const [row] = await server.database.db
      .insert(startups)
      .values({ name: 'Scraped', description: '', is_private: 0, team_size: 4 })
      .returning();
    const bare = row?.id ?? 0;
    const warn = vi.spyOn(server.services.log, 'warn');
    const made = await server.call('POST', `/api/startups/${bare}/evaluate`, { as: admin });
    expect(made.body.missing).toContain('burn_rate');
    expect(made.body.missing).not.toContain('team_size');
    expect(warn.mock.calls).toEqual([
      [{ startup: bare, missing: made.body.missing }, 'Evaluated without all required inputs'],
    ]);
    warn.mockRestore();
    expect(made.body.calculation.IE_investability_level).toBe('Not Evaluated');
    await server.call('DELETE', `/api/startups/${bare}/calculations/${made.body.calculation.id}`, { as: admin });
    const { startup } = (await server.call('GET', `/api/startups/${bare}`, { as: admin })).body;
    expect([startup.IE_investability_score, startup.IE_investability_level, startup.coverage]).toEqual([
      null,
      'Not Evaluated',
      null,
    ]);
  });
});
