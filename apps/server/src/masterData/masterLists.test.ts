import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { loadMasterData } from './loadMasterData.ts';

describe('the lists of choices', () => {
  let server: TestServer;
  let user: TestUser;

  beforeAll(async () => {
    server = await testServer();
    user = await server.makeUser();
  });
  afterAll(() => server.close());

  it('are named in the language of the caller', async () => {
    const english = await server.call('GET', '/api/startups/stages', { as: user });
    const spanish = await server.call('GET', '/api/startups/stages', {
      as: user,
      headers: { 'accept-language': 'es' },
    });
    expect(english.body.stages.map(({ name }: { name: string }) => name)).toEqual([
      'Idea',
      'Prototype',
      'MVP',
      'Growth',
      'Expansion',
    ]);
    expect(spanish.body.stages[1]).toEqual({ id: 2, name: 'Prototipo' });
    expect(english.headers['vary']).toContain('Accept-Language');
  });

  it('give sizes and financing types a label and a name', async () => {
    const { body } = await server.call('GET', '/api/startups/financing-types', { as: user });
    expect(body.financingTypes[0]).toEqual({ id: 1, label: 'Bootstrapped', name: 'Bootstrapped' });
    expect(body.financingTypes).toHaveLength(8);
    expect((await server.call('GET', '/api/startups/market-sizes', { as: user })).body.marketSizes).toHaveLength(4);
  });

  it('are sent again only when they changed', async () => {
    const first = await server.call('GET', '/api/startups/industries', { as: user });
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, max-age=300');
    const again = await server.call('GET', '/api/startups/industries', { as: user, headers: { 'if-none-match': tag } });
    expect([again.status, again.body]).toEqual([304, '']);
    const spanish = { 'if-none-match': tag, 'accept-language': 'es' };
    expect((await server.call('GET', '/api/startups/industries', { as: user, headers: spanish })).status).toBe(200);
  });

  it('reach the evaluation with the attributes it reads', () => {
    const { stages, financingTypes } = server.services.masterData.forEvaluation;
    expect(stages[3]).toMatchObject({ id: 4, name: 'Growth', headcount: 25, multiple: 10 });
    expect(financingTypes[5]).toMatchObject({ id: 6, label: 'Convertible notes', debt_share: 0.4, public_share: 0 });
  });

  it('are created once', async () => {
    const again = await loadMasterData(server.database.db);
    expect(again.forEvaluation).toEqual(server.services.masterData.forEvaluation);
  });
});
