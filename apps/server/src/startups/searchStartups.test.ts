import type { StartupListItem } from '@aval/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const known = [
  { name: 'Ánfora', description: 'Wine traceability', industry_id: 1, stage_id: 1, foundation_year: 2019 },
  { name: 'Biotrama', description: 'Textile fibres from algae', industry_id: 2, stage_id: 2, foundation_year: 2020 },
  { name: 'anfora Labs', description: 'Ceramic sensors', industry_id: 1, stage_id: 3, foundation_year: 2021 },
  { name: 'Zeta 100%_sure', description: 'Insurance', industry_id: 4, stage_id: 4, foundation_year: 2022 },
  {
    name: 'Cobalto',
    description: 'Batteries for bikes; nothing of algae',
    industry_id: 3,
    stage_id: 5,
    foundation_year: 2023,
  },
];

const inOrder = (figures: (number | null)[], compare: (a: number, b: number) => number): (number | null)[] => [
  ...figures.filter((figure) => figure !== null).toSorted(compare),
  ...figures.filter((figure) => figure === null),
];

describe('the search', () => {
  let server: TestServer;
  let user: TestUser;

  beforeAll(async () => {
    server = await testServer();
    user = await server.makeUser();
    const admin = await server.makeUser({ role: 'admin' });
    for (const [index, differences] of known.entries()) {
      server.clock.now = new Date(Date.UTC(2026, 5, 1 + index));
      await server.call('POST', '/api/startups', { as: admin, body: startupBody(differences) });
    }
    await server.call('POST', '/api/startups', {
      as: user,
      body: startupBody({ name: 'Mía', is_private: 1, is_owner: true }),
    });
  });
  afterAll(() => server.close());

  const search = async (query: string, as = user) =>
    (await server.call('GET', `/api/startups/search?${query}`, { as })).body;
  const names = async (query: string) => (await search(query)).startups.map(({ name }: { name: string }) => name);

  it.each([
    ['q=anfora', ['Ánfora', 'anfora Labs']],
    ['q=ANF', ['Ánfora', 'anfora Labs']],
    ['q=algae', ['Biotrama', 'Cobalto']],
    ['q=fibres%20algae', ['Biotrama']],
    ['q=trama', ['Biotrama']],
    ['q=biotarma', ['Biotrama']],
    ['q=100%25_sure', ['Zeta 100%_sure']],
    ['q=%25', ['Zeta 100%_sure']],
    ['q=***', []],
    ['q=%20-%20', []],
    ['q=%5C', []],
    ['q=%20%20', ['Ánfora', 'anfora Labs', 'Biotrama', 'Cobalto', 'Mía', 'Zeta 100%_sure']],
    ['q=nothing-like-this', []],
    ['q=%27)%3B%20drop%20table%20startups%3B--', []],
  ])('finds for %s', async (query, expected) => {
    expect((await names(`${query}&sort=name`)).toSorted()).toEqual([...expected].toSorted());
  });

  it('does not use similarity or rank for a search without letters and digits', async () => {
    expect(await search('q=***')).toMatchObject({ startups: [], total: 0, pages: 0 });
  });

  it('ranks an exact name first', async () => {
    expect((await names('q=anfora'))[0]).toBe('Ánfora');
  });

  it.each(['score', 'range_low', 'evidenced'] as const)('sorts by %s, those without one last', async (sort) => {
    const figureOf = ({ IE_investability_score: score, range, evidenced }: StartupListItem) =>
      ({ score, range_low: range?.low ?? null, evidenced })[sort];
    const rising = (await search(`sort=${sort}&order=asc`)).startups.map(figureOf);
    const falling = (await search(`sort=${sort}`)).startups.map(figureOf);
    expect(rising).toHaveLength(known.length + 1);
    expect(rising.filter((figure: number | null) => figure !== null).length).toBeGreaterThan(3);
    expect(rising).toEqual(inOrder(rising, (a, b) => a - b));
    expect(falling).toEqual(inOrder(falling, (a, b) => b - a));
  });

  it.each([
    ['sort=name', ['Ánfora', 'anfora Labs', 'Biotrama', 'Cobalto', 'Mía', 'Zeta 100%_sure']],
    ['sort=name&order=desc', ['Zeta 100%_sure', 'Mía', 'Cobalto', 'Biotrama', 'anfora Labs', 'Ánfora']],
    ['sort=foundation_year&order=asc&industry_id=1', ['Ánfora', 'anfora Labs', 'Mía']],
    ['sort=updated_at&order=desc&limit=3', ['Mía', 'Cobalto', 'Zeta 100%_sure']],
  ])('sorts by %s', async (query, expected) => {
    const found = await names(query);
    expect(query.includes('foundation_year') ? found.slice(0, 1) : found).toEqual(
      query.includes('foundation_year') ? expected.slice(0, 1) : expected,
    );
  });

  it.each([
    ['stage_id=2', ['Biotrama']],
    ['industry_id=1&stage_id=1', ['Ánfora']],
    ['is_private=1', ['Mía']],
    ['scope=owned', ['Mía']],
    ['scope=followed', []],
    ['min_score=100', []],
  ])('filters by %s', async (query, expected) => {
    expect(await names(`${query}&sort=name`)).toEqual(expected);
  });

  it('pages, and counts', async () => {
    const first = await search('sort=name&limit=4');
    expect([first.total, first.pages, first.page, first.total_is_capped]).toEqual([6, 2, 1, false]);
    const second = await search('sort=name&limit=4&page=2');
    expect([...first.startups, ...second.startups].map(({ name }: { name: string }) => name)).toEqual(
      await names('sort=name'),
    );
    expect((await search('page=9')).startups).toEqual([]);
  });

  it('excludes startups of a portfolio', async () => {
    const { body } = await server.call('POST', '/api/portfolios', { as: user, body: { name: 'Mine' } });
    await server.call('POST', `/api/portfolios/${body.id}/startups/1`, { as: user });
    expect((await search(`not_in_portfolio=${body.id}`)).total).toBe(5);
  });

  it('ignores portfolios of other users, which would reveal their contents', async () => {
    const other = await server.makeUser();
    const { body } = await server.call('POST', '/api/portfolios', { as: other, body: { name: 'Theirs' } });
    await server.call('POST', `/api/portfolios/${body.id}/startups/1`, { as: other });
    expect((await search(`not_in_portfolio=${body.id}`)).total).toBe(6);
    const theirs = await server.call('GET', `/api/startups/search?not_in_portfolio=${body.id}`, { as: other });
    expect(theirs.body.total).toBe(4);
  });

  it.each([
    'limit=0',
    'limit=101',
    'page=0',
    'page=x',
    'sort=password',
    'industry_id=abc',
    'min_score=101',
    'scope=theirs',
  ])('refuses %s', async (query) => {
    const answer = await server.call('GET', `/api/startups/search?${query}`, { as: user });
    expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('counts exactly up to ten thousand and then reports that there are more', async () => {
    const values = Array.from({ length: 10_050 }, (_, index) => ({
      name: `Mass ${index}`,
      description: '',
      is_private: 0 as const,
    }));
    for (let from = 0; from < values.length; from += 2000) {
      await server.database.db.insert(startups).values(values.slice(from, from + 2000));
    }
    const answer = await search('q=mass&limit=10');
    expect([answer.total, answer.total_is_capped, answer.pages]).toEqual([10_000, true, 1000]);
  });
});
