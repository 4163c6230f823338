import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startupBody } from '../testing/startupBody.ts';
import { storeDocument } from '../testing/storeDocument.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('the evidenced share of a score', () => {
  let server: TestServer;
  let admin: TestUser;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
  });
  afterAll(() => server.close());

  async function documented(): Promise<number> {
    const document_id = await storeDocument(server, 'The market grows by 18 % a year.');
    const market_growth_rate = { kind: 'document', document_id, quote: 'grows by 18 %' };
    const body = startupBody({ market_growth_rate: 18, field_sources: { market_growth_rate } });
    return (await server.call('POST', '/api/startups/', { as: admin, body })).body.startupId;
  }
  const sharesOf = async (id: number): Promise<(number | null)[]> => {
    const rows = await server.database.db.select().from(calculations).where(eq(calculations.startup_id, id));
    return rows.map(({ evidenced }) => evidenced);
  };
  const detailOf = (id: number) => server.call('GET', `/api/startups/${id}`, { as: admin });

  it('is stored with the calculation, and sent with it and with the startup', async () => {
    const id = await documented();
    // Market growth is a quarter of the market area, which is a quarter of the score.
    expect(await sharesOf(id)).toEqual([0.0625]);
    const { startup } = (await detailOf(id)).body;
    expect(startup).toMatchObject({ evidenced: 0.0625 });
    expect(startup.coverage).toBeGreaterThan(0.8);
    const { body } = await server.call('GET', `/api/startups/${id}/calculations`, { as: admin });
    expect(body.calculations[0]).toMatchObject({
      evidenced: 0.0625,
      inputs: { evidence: { market_growth_rate: { kind: 'document' } } },
    });
  });

  it('is as old as the document says, whatever somebody confirms', async () => {
    const document_id = await storeDocument(server, 'The market grows by 18 % a year.');
    const market_growth_rate = { kind: 'document', document_id, quote: 'grows by 18 %', as_of: '2024-06-30' };
    const body = startupBody({ market_growth_rate: 18, field_sources: { market_growth_rate } });
    const id = (await server.call('POST', '/api/startups/', { as: admin, body })).body.startupId;
    // Half of a fact about the market is left after two years.
    expect(await sharesOf(id)).toEqual([0.03125]);
    expect((await detailOf(id)).body.startup.field_sources.market_growth_rate).toMatchObject({
      date: '2024-06-30',
      months: 24,
      age: 'aged',
    });
    const fields = ['market_growth_rate'];
    await server.call('POST', `/api/startups/${id}/confirmations`, { as: admin, body: { fields } });
    await server.call('POST', `/api/startups/${id}/evaluate`, { as: admin });
    expect(await sharesOf(id)).toEqual([0.03125]);
    expect((await detailOf(id)).body.startup.field_sources.market_growth_rate).toMatchObject({
      kind: 'document',
      quote: 'grows by 18 %',
      date: '2026-06-30',
      age: 'fresh',
    });
  });

  it('goes when somebody states another value', async () => {
    const id = await documented();
    server.clock.now = new Date('2026-06-30T12:01:00Z');
    await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { market_growth_rate: 30 } });
    expect((await detailOf(id)).body.startup).toMatchObject({ evidenced: 0, market_growth_rate: 30 });
  });
});
