import { type Endpoint, type EndpointId, endpoints } from '@aval/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { portfolioStartups } from '../db/schema/portfolios.ts';
import { startupFollowers, startups } from '../db/schema/startups.ts';
import { recordStartupEvent } from '../notices/recordStartupEvent.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { handlers } from './handlers.ts';

/** Texts and numbers that only the private startup has: a response that contains one of them leaks it. */
const secret = {
  name: 'Zanquilarga Abisal',
  description: 'Xerobatica de estibadores nocturnos',
  location: 'Villanonada',
  nif: 'ZB99887766',
  website_url: 'https://zanquilarga.example',
  burn_rate: 41_237,
  is_private: 1,
  total_market_size: 900,
  target_segment_size: 1200,
  answers: { segment_above_total: { text: 'Xerobatica de ultramar' } },
};
const traces = /zanquilarga|xerobatica|villanonada|zb99887766|41237|64\.1237/i;

const served = (Object.keys(handlers) as EndpointId[]).map((id): [EndpointId, Endpoint] => [id, endpoints[id]]);
/** Every endpoint that users other than administrators may call and that does not stream. */
const open = served.filter(([, endpoint]) => endpoint.access !== 'admin' && endpoint.response !== 'events');
/** Query values by parameter name that could find the private startup. */
const asked: Readonly<Record<string, string[]>> = {
  q: [secret.name, 'zanq', 'zanquilagra', 'xerobatica', 'anquilar', 'z', 'za'],
  name: [secret.name],
  nif: [secret.nif],
  website: [secret.website_url],
  is_private: ['1', '0'],
  scope: ['mine', 'followed', 'owned'],
  sort: ['name', 'score', 'updated_at', 'foundation_year'],
  industry_id: ['5'],
  calculations: ['1'],
};

function queriesOf({ query }: Endpoint): string[] {
  const names = Object.keys((query as unknown as { shape?: object } | undefined)?.shape ?? {});
  const one = names.flatMap((name) => (asked[name] ?? []).map((value) => `?${name}=${encodeURIComponent(value)}`));
  return ['', ...one];
}

describe('a private startup', () => {
  let server: TestServer;
  let stranger: TestUser;
  let hidden: number;
  let shown: number;
  let portfolio: number;

  beforeAll(async () => {
    server = await testServer({ DOCKER_HOST: 'unix:///nowhere/engine.sock' });
    const admin = await server.makeUser({ role: 'admin' });
    stranger = await server.makeUser();
    const create = async (differences: object) =>
      (await server.call('POST', '/api/startups', { as: admin, body: startupBody(differences) })).body.id;
    shown = await create({ name: 'Public One', industry_id: 4 });
    hidden = await create({ ...secret, industry_id: 5 });
    // It was followed and added to a portfolio while it was public; that must not keep it visible.
    const { db } = server.database;
    portfolio = (await server.call('POST', '/api/portfolios', { as: stranger, body: { name: 'Mine' } })).body.id;
    await db.insert(startupFollowers).values({ startup_id: hidden, user_id: stranger.id });
    const detail = { from: 60, to: 64.1237 };
    await recordStartupEvent(db, { startupId: hidden, kind: 'score_moved', detail, at: new Date() });
    await db.insert(portfolioStartups).values([
      { portfolio_id: portfolio, startup_id: hidden },
      { portfolio_id: portfolio, startup_id: shown },
    ]);
  });
  afterAll(() => server.close());

  it('can be detected by these traces', async () => {
    const owner = await server.makeUser();
    await server.database.db.update(startups).set({ user_id: owner.id }).where(eq(startups.id, hidden));
    const { body } = await server.call('GET', `/api/startups/${hidden}`, { as: owner });
    expect(JSON.stringify(body)).toMatch(traces);
    expect((await server.call('GET', '/api/startups/search?q=zanq', { as: owner })).body.total).toBe(1);
  });

  const readable = open.filter(([, { method }]) => method === 'GET');
  it.each(readable)('is in no response to other users: %s', async (_id, endpoint) => {
    const path = (id: number) =>
      endpoint.path
        .replace('/industries/{id}', '/industries/5')
        .replace('/portfolios/{id}', `/portfolios/${portfolio}`)
        .replace('{calcId}', '1')
        .replace('{field}', 'description')
        .replaceAll(/\{\w+\}/g, String(id));
    for (const query of queriesOf(endpoint)) {
      const answer = await server.call('GET', path(hidden) + query, { as: stranger });
      expect(answer.status).toBeLessThan(500);
      const words = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      // A response may echo the query but not stored data.
      expect(words).not.toMatch(traces);
    }
  });

  const byId = readable.filter(([, { path }]) => /\/startups\/\{id\}/.test(path));
  it.each(byId)('returns the same response to other users as for an unknown id: %s', async (_id, { path }) => {
    const get = (id: number) =>
      server.call(
        'GET',
        path
          .replace('{calcId}', '1')
          .replace('{field}', 'description')
          .replaceAll(/\{\w+\}/g, String(id)),
        { as: stranger },
      );
    const [given, missing] = [await get(hidden), await get(999_999)];
    expect(given.status).toBe(404);
    expect({ ...given.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });

  const changing = open.filter(
    ([, { method, path }]) => method !== 'GET' && /\/startups\/\{(id|startupId)\}/.test(path),
  );
  it.each(changing)('returns 404 to other users who try to change it: %s', async (id, { method, path }) => {
    const url = (startup: number) =>
      path.replace('/portfolios/{id}', `/portfolios/${portfolio}`).replaceAll(/\{\w+\}/g, String(startup));
    const body = id === 'updateStartup' ? { name: 'Mine now' } : undefined;
    const given = await server.call(method, url(hidden), { as: stranger, body });
    const missing = await server.call(method, url(999_999), { as: stranger, body });
    expect({ ...given.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect(JSON.stringify(given.body)).not.toMatch(traces);
  });

  it('is counted only for users who may see it', async () => {
    const { db } = server.database;
    await db.execute(sql`
      insert into startup_followers (startup_id, user_id) values (${hidden}, ${stranger.id}) on conflict do nothing`);
    await db.execute(sql`
      insert into portfolio_startups (portfolio_id, startup_id) values (${portfolio}, ${hidden}) on conflict do nothing`);
    const get = async (path: string) => (await server.call('GET', path, { as: stranger })).body;
    expect((await get('/api/startups/search')).total).toBe(1);
    expect((await get('/api/dashboard/stats')).stats).toMatchObject({ followedStartups: 0 });
    const [mine] = (await get('/api/portfolios/mine')).portfolios;
    const { startups: inside } = await get(`/api/portfolios/${portfolio}`);
    expect([mine.startups_count, inside.length]).toEqual([inside.length, 1]);
    expect((await get('/api/industries/5/calculations')).calculations).toEqual([]);
    expect((await get('/api/startups/top-relevant')).startups).toHaveLength(1);
    expect((await get('/api/notices/count')).unread).toBe(0);
  });
});
