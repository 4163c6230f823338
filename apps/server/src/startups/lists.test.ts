import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('the lists of startups', () => {
  let server: TestServer;
  let owner: TestUser;
  let visitor: TestUser;
  const ids: number[] = [];

  beforeAll(async () => {
    server = await testServer();
    owner = await server.makeUser();
    visitor = await server.makeUser();
    for (let execution_capacity = 1; execution_capacity <= 5; execution_capacity += 1) {
      for (const team_size of [8, 30, 300]) {
        const body = startupBody({
          name: `S ${execution_capacity} ${team_size}`,
          execution_capacity,
          team_size,
          is_owner: true,
        });
        ids.push((await server.call('POST', '/api/startups', { as: owner, body })).body.id);
      }
    }
  });
  afterAll(() => server.close());

  it('show the ten highest scores first, each with its last six scores, oldest first', async () => {
    const admin = await server.makeUser({ role: 'admin' });
    for (let times = 0; times < 7; times += 1)
      await server.call('PATCH', `/api/startups/${ids[14]}`, { as: admin, body: { team_size: 100 + times } });
    const { startups } = (await server.call('GET', '/api/startups/top-relevant', { as: visitor })).body;
    const scores = startups.map((startup: { IE_investability_score: number }) => startup.IE_investability_score);
    expect(scores).toHaveLength(10);
    expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
    const evaluated = startups.find(({ id }: { id: number }) => id === ids[14]);
    const dates = (evaluated?.recent_scores ?? []).map(({ date }: { date: string }) => date);
    expect(dates).toEqual([2, 3, 4, 5, 6, 7].map((second) => `2026-06-30T12:00:0${second}.000Z`));
  });

  it('show newer startups first on equal scores', async () => {
    const { db } = server.database;
    await db.execute(sql`update latest_scores set score = 70 where startup_id in (${ids[2]}, ${ids[7]}, ${ids[11]})`);
    await db.execute(sql`update latest_scores set score = 60 where score <> 70`);
    await db.execute(sql`update startups set created_at = '2020-01-01' where id = ${ids[11]}`);
    const { startups } = (await server.call('GET', '/api/startups/top-relevant', { as: visitor })).body;
    expect(startups.slice(0, 3).map(({ id }: { id: number }) => id)).toEqual([ids[7], ids[2], ids[11]]);
  });

  it('mark what the caller owns and follows', async () => {
    await server.call('POST', `/api/startups/${ids[0]}/follow`, { as: visitor });
    const brief = (await server.call('GET', '/api/startups/mine', { as: visitor })).body;
    expect(brief.startups).toEqual([{ id: ids[0], name: 'S 1 8', is_owner: false, is_following: true }]);
    const full = (await server.call('GET', '/api/startups/mine-full', { as: owner })).body;
    expect(full.startups).toHaveLength(15);
    const stats = async (as: TestUser) => (await server.call('GET', '/api/dashboard/stats', { as })).body.stats;
    expect(await stats(owner)).toEqual({
      ownedStartups: 15,
      followedStartups: 0,
      myPortfolios: 0,
      startupsInPortfolios: 0,
    });
    expect(await stats(visitor)).toMatchObject({ ownedStartups: 0, followedStartups: 1 });
  });

  it('count a startup in two portfolios once', async () => {
    for (const name of ['One', 'Two']) {
      const { body } = await server.call('POST', '/api/portfolios', { as: visitor, body: { name } });
      await server.call('POST', `/api/portfolios/${body.id}/startups/${ids[0]}`, { as: visitor });
    }
    const { stats } = (await server.call('GET', '/api/dashboard/stats', { as: visitor })).body;
    expect([stats.myPortfolios, stats.startupsInPortfolios]).toEqual([2, 1]);
  });

  it('find possible duplicates', async () => {
    const body = startupBody({
      name: 'Åtlas Ñandú',
      nif: 'B99',
      website_url: 'https://www.atlas.example/es',
      is_owner: true,
    });
    const { id } = (await server.call('POST', '/api/startups', { as: owner, body })).body;
    const similar = async (query: string) =>
      (await server.call('GET', `/api/startups/similar?${query}`, { as: visitor })).body.startups;
    const found = [{ id, name: 'Åtlas Ñandú' }];
    expect(await similar('name=atlas%20nandu')).toEqual(found);
    expect(await similar('nif=b99')).toEqual(found);
    expect(await similar('website=http://atlas.example')).toEqual(found);
    expect(await similar('name=Something%20else')).toEqual([]);
    expect(await similar('')).toEqual([]);
  });
});
