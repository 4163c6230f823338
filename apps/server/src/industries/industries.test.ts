import type { CalculationRecord, IndustryCalculation } from '@aval/contract';
import { industryAggregate } from '@aval/metrics';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const industry = 2;
const day = (date: string) => new Date(`${date}T09:00:00Z`);

/** The startups in the figures of each date, and those left out. */
const counts = (all: readonly IndustryCalculation[]) => all.map((one) => [one.startups_count, one.left_out]);

/** The lenses whose metrics an object has, other than the general one. */
const lensesIn = (of: object) => [...new Set(Object.keys(of).flatMap((key) => /^(?:COR|EDU)_/.exec(key)?.[0] ?? []))];

/** What the figures of an industry tell, without its own id. */
const told = ({ id: _id, ...rest }: IndustryCalculation) => rest;

describe('the figures of an industry', () => {
  let server: TestServer;
  let admin: TestUser;
  const ids: number[] = [];

  const list = async (as: TestUser = admin, of = industry): Promise<IndustryCalculation[]> =>
    (await server.call('GET', `/api/industries/${of}/calculations`, { as })).body.calculations;
  const patch = (id: number | undefined, body: object) =>
    server.call('PATCH', `/api/startups/${id}`, { as: admin, body });
  const historyOf = async (id: number | undefined): Promise<CalculationRecord[]> =>
    (await server.call('GET', `/api/startups/${id}/calculations`, { as: admin })).body.calculations;
  const create = async (date: string, differences: object) => {
    server.clock.now = day(date);
    const body = startupBody({ industry_id: industry, ...differences });
    const { id } = (await server.call('POST', '/api/startups', { as: admin, body })).body;
    return id;
  };
  const setDefaults = (defaulted_fields: string[]) =>
    server.database.db
      .update(startups)
      .set({ defaulted_fields })
      .where(eq(startups.id, ids[1] ?? 0));
  /** The same, worked out from the newest calculations of these startups. */
  const expected = async (of: readonly (number | undefined)[]) => {
    const newest = await Promise.all(of.map(async (id) => (await historyOf(id))[0] ?? {}));
    const { calculation, figures, coverage, evidenced } = industryAggregate(newest);
    return { ...calculation, figures, coverage, evidenced };
  };

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    ids.push(await create('2026-03-10', { name: 'First' }));
    ids.push(await create('2026-03-11', { name: 'Second', customer_feedback: 2, innovation_level: 1 }));
    ids.push(await create('2026-03-12', { name: 'Third', problem_relevance: 2, lifetime_value: 26_000 }));
    ids.push(await create('2026-03-13', { name: 'Fourth', technical_expertise: 2, lifetime_value: null }));
    ids.push(await create('2026-03-20', { name: 'Fifth', market_maturity: 4, execution_capacity: 2 }));
    await create('2026-04-05', { name: 'Hidden', is_private: 1 });
    server.clock.now = day('2026-05-02');
    await patch(ids[0], { customer_feedback: 1, unique_technology: 0.1 });
  });
  afterAll(() => server.close());

  it('are those of the public startups at the last evaluation of each month, newest first', async () => {
    const all = await list();
    expect(all.map((one) => one.calculation_date)).toEqual(['2026-05-02T09:00:00.000Z', '2026-03-20T09:00:00.000Z']);
    expect(counts(all)).toEqual([
      [5, 0],
      [5, 0],
    ]);
    const [newest] = await historyOf(ids[0]);
    expect(all[0]).toMatchObject({
      ...(await expected(ids)),
      industry_id: industry,
      model_version: newest?.model_version,
    });
    const firstIn = (when: string) =>
      and(eq(calculations.startup_id, ids[0] ?? 0), eq(calculations.calculation_date, day(when)));
    const [first] = await server.database.db.select().from(calculations).where(firstIn('2026-03-10'));
    const others = await Promise.all(ids.slice(1).map(async (id) => (await historyOf(id))[0] ?? {}));
    const { figures, calculation } = industryAggregate([first ?? {}, ...others]);
    expect(all[1]).toMatchObject({ ...calculation, figures });
  });

  it('have medians, quartiles and the number of startups with a figure, and no figure that fewer than five have', async () => {
    const [newest] = await list();
    const { first, median, third } = newest?.figures['IE_investability_score']?.quartiles ?? {};
    expect(newest?.figures['IE_investability_score']?.n).toBe(5);
    expect(first).toBeLessThan(median ?? 0);
    expect(median).toBeLessThan(third ?? 0);
    expect(newest?.IE_investability_score).toBe(median);
    expect(newest?.coverage).toBeGreaterThan(0);
    expect(newest?.evidenced).not.toBeNull();
    for (const id of ['FEM_lifetime_value', 'LTV_CAC']) {
      expect(newest?.figures[id]).toEqual({ n: 4, quartiles: null });
    }
    expect(newest?.FEM_lifetime_value).toBeNull();
  });

  it('show the metrics of the caller’s lens', async () => {
    for (const [profile_type_code, lenses] of [
      ['F', []],
      ['C', ['COR_']],
      ['E', ['EDU_']],
    ] as const) {
      const [newest] = await list(await server.makeUser({ profile_type_code }));
      expect([lensesIn(newest ?? {}), lensesIn(newest?.figures ?? {})]).toEqual([lenses, lenses]);
    }
  });

  it('leave out a startup while its figures contradict each other, at every date, and count it', async () => {
    const before = await list();
    const sixth = await create('2026-05-03', { name: 'Sixth', total_market_size: 900, target_segment_size: 1200 });
    const without = await list();
    expect(counts(without)).toEqual([
      [5, 1],
      [5, 0],
    ]);
    expect(without[0]).toMatchObject(await expected(ids));
    const answer = (said: object | null) => patch(sixth, { answers: { segment_above_total: said } });
    await answer({ text: 'the segment counts customers abroad' });
    const accepted = await list();
    expect(counts(accepted)[0]).toEqual([6, 0]);
    expect(accepted[0]).toMatchObject(await expected([...ids, sixth]));
    await answer(null);
    expect(counts(await list())[0]).toEqual([5, 1]);
    await server.call('DELETE', `/api/startups/${sixth}/`, { as: admin });
    expect((await list()).map(told)).toEqual(before.map(told));
  });

  it('tell nothing of a single startup where fewer than five are left, not even at earlier dates', async () => {
    const before = await list();
    expect(await list()).toEqual(before);
    await patch(ids[1], { is_private: 1 });
    const few = await list(await server.makeUser({ profile_type_code: 'C' }));
    expect(counts(few)).toEqual([
      [4, 0],
      [4, 0],
    ]);
    const untelling = new Set(['id', 'industry_id', 'calculation_date', 'startups_count', 'left_out', 'model_version']);
    for (const { IE_investability_level: level, figures, ...rest } of few) {
      expect(level).toBe('Not Evaluated');
      const values = Object.entries(rest).flatMap(([key, value]) => (untelling.has(key) ? [] : [value]));
      expect(values.length).toBeGreaterThan(30);
      expect(new Set(values)).toEqual(new Set([null]));
      expect(Object.values(figures).every((figure) => figure.quartiles === null && figure.n < 5)).toBe(true);
    }
    await patch(ids[1], { is_private: 0 });
    expect((await list()).map(told)).toEqual(before.map(told));
  });

  it('count the startups of an industry in which all are left out', async () => {
    const only = await create('2026-05-04', { industry_id: 3, total_market_size: 900, target_segment_size: 1200 });
    expect(counts(await list(admin, 3))).toEqual([[0, 1]]);
    await server.call('DELETE', `/api/startups/${only}/`, { as: admin });
  });

  it('exclude a startup while its industry is only a default', async () => {
    const before = await list();
    await setDefaults(['team_size', 'industry_id']);
    expect(counts(await list())).toEqual([
      [4, 0],
      [4, 0],
    ]);
    await setDefaults(['team_size']);
    expect((await list()).map(told)).toEqual(before.map(told));
  });

  it('exclude a deleted startup and a deleted calculation', async () => {
    await server.call('DELETE', `/api/startups/${ids[1]}/`, { as: admin });
    await server.call('DELETE', `/api/startups/${ids[0]}/calculations/2026-05-02_09:00:00`, { as: admin });
    const all = await list();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ startups_count: 4, calculation_date: '2026-03-20T09:00:00.000Z' });
    await server.call('POST', `/api/startups/${ids[1]}/restore`, { as: admin });
  });

  it('are empty for an industry without startups, and not found for an unknown industry', async () => {
    expect((await server.call('GET', '/api/industries/1/calculations', { as: admin })).body).toEqual({
      success: true,
      calculations: [],
    });
    for (const [id, status] of [
      ['999', 404],
      ['0', 400],
      ['x', 400],
    ] as const) {
      const answer = await server.call('GET', `/api/industries/${id}/calculations`, { as: admin });
      expect([id, answer.status]).toEqual([id, status]);
    }
  });
});
