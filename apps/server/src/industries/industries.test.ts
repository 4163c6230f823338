import { industryAggregate } from '@aval/metrics';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const industry = 2;

describe('the means of an industry', () => {
  let server: TestServer;
  let admin: TestUser;
  const ids: number[] = [];

  const list = async (as: TestUser = admin) =>
    (await server.call('GET', `/api/industries/${industry}/calculations`, { as })).body.calculations;
  const patch = (id: number, body: object) => server.call('PATCH', `/api/startups/${id}`, { as: admin, body });
  const newestOf = async (id: number) =>
    (await server.call('GET', `/api/startups/${id}/calculations`, { as: admin })).body.calculations[0];

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    const create = async (date: string, differences: object) => {
      server.clock.now = new Date(date);
      const body = startupBody({ industry_id: industry, ...differences });
      ids.push((await server.call('POST', '/api/startups', { as: admin, body })).body.id);
    };
    await create('2026-03-10T09:00:00Z', { name: 'First', team_size: 4 });
    await create('2026-03-20T09:00:00Z', { name: 'Second', customer_feedback: 2, innovation_level: 1 });
    await create('2026-04-05T09:00:00Z', { name: 'Hidden', is_private: 1 });
    server.clock.now = new Date('2026-05-02T09:00:00Z');
    await patch(ids[0] ?? 0, { team_size: 40, burn_rate: 200_000 });
  });
  afterAll(() => server.close());

  it('are those of the public startups at the last evaluation of each month, newest first', async () => {
    const means = await list();
    expect(means.map((mean: { calculation_date: string }) => mean.calculation_date)).toEqual([
      '2026-05-02T09:00:00.000Z',
      '2026-03-20T09:00:00.000Z',
    ]);
    expect(means.map((mean: { startups_count: number }) => mean.startups_count)).toEqual([2, 2]);
    const newest = [await newestOf(ids[0] ?? 0), await newestOf(ids[1] ?? 0)];
    const { calculation } = industryAggregate(newest);
    expect(means[0]).toMatchObject({ ...calculation, industry_id: industry, model_version: newest[0].model_version });
    const [first] = await server.database.db
      .select()
      .from(calculations)
      .where(
        and(
          eq(calculations.startup_id, ids[0] ?? 0),
          eq(calculations.calculation_date, new Date('2026-03-10T09:00:00Z')),
        ),
      );
    expect(means[1]).toMatchObject(industryAggregate([first ?? {}, newest[1]]).calculation);
  });

  it('show the metrics of the caller’s lens', async () => {
    const [forFounder] = await list(await server.makeUser({ profile_type_code: 'F' }));
    const [forCorporation] = await list(await server.makeUser({ profile_type_code: 'C' }));
    expect(Object.keys(forFounder).filter((key) => /^(COR|EDU)_/.test(key))).toEqual([]);
    expect(Object.keys(forCorporation).some((key) => key.startsWith('COR_'))).toBe(true);
    expect(Object.keys(forCorporation).some((key) => key.startsWith('EDU_'))).toBe(false);
  });

  it('keep their values while nothing changes, and exclude a startup that becomes private at every date', async () => {
    const before = await list();
    expect(await list()).toEqual(before);
    await patch(ids[1] ?? 0, { is_private: 1 });
    const alone = await list();
    expect(alone.map((mean: { startups_count: number }) => mean.startups_count)).toEqual([1, 1]);
    expect(alone[0]).toMatchObject(industryAggregate([await newestOf(ids[0] ?? 0)]).calculation);
    await patch(ids[1] ?? 0, { is_private: 0 });
    expect(await list()).toMatchObject(before.map(({ id: _id, ...mean }: { id: number }) => mean));
  });

  it('exclude a startup while its industry is only a default', async () => {
    const before = await list();
    const setDefaults = (defaulted_fields: string[]) =>
      server.database.db
        .update(startups)
        .set({ defaulted_fields })
        .where(eq(startups.id, ids[1] ?? 0));
    await setDefaults(['team_size', 'industry_id']);
    const alone = await list();
    expect(alone.map((mean: { startups_count: number }) => mean.startups_count)).toEqual([1, 1]);
    expect(alone[0]).toMatchObject(industryAggregate([await newestOf(ids[0] ?? 0)]).calculation);
    await setDefaults(['team_size']);
    expect(await list()).toMatchObject(before.map(({ id: _id, ...mean }: { id: number }) => mean));
  });

  it('exclude a deleted startup and a deleted calculation', async () => {
    await server.call('DELETE', `/api/startups/${ids[1]}/`, { as: admin });
    await server.call('DELETE', `/api/startups/${ids[0]}/calculations/2026-05-02_09:00:00`, { as: admin });
    const means = await list();
    expect(means).toHaveLength(1);
    expect(means[0]).toMatchObject({ startups_count: 1, calculation_date: '2026-03-10T09:00:00.000Z' });
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
