import { afterAll, beforeAll, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { storeDocument } from '../testing/storeDocument.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

let server: TestServer;
let admin: TestUser;

/** Signs in again, because tokens expire after a quarter of an hour. */
async function turnTo(date: string) {
  server.clock.now = new Date(date);
  admin = await server.makeUser({ role: 'admin' });
}
async function recalculated(): Promise<string[]> {
  const status = async () => (await server.call('GET', '/api/admin/recalculation/status', { as: admin })).body;
  const { runId } = (await server.call('POST', '/api/admin/recalculation/startups', { as: admin })).body;
  await expect.poll(async () => (await status()).running, { timeout: 20_000, interval: 50 }).toBe(false);
  const log = await server.call('GET', `/api/admin/recalculation/logs?runId=${runId}`, { as: admin });
  return log.body.map(({ message }: { message: string }) => message.replaceAll('\u00A0', ' '));
}
const calculationsOf = async (id: number) =>
  (await server.call('GET', `/api/startups/${id}/calculations`, { as: admin })).body.calculations;

beforeAll(async () => {
  server = await testServer();
  await server.services.jobs.start();
  admin = await server.makeUser({ role: 'admin' });
  const document_id = await storeDocument(server, 'The market grows by 18 % a year.');
  const market_growth_rate = { kind: 'document', document_id, quote: 'grows by 18 %' };
  const body = startupBody({ name: 'Olmo', market_growth_rate: 18, field_sources: { market_growth_rate } });
  await server.call('POST', '/api/startups/', { as: admin, body });
});
afterAll(() => server.close());

it('a recalculation counts the stated runway down, until somebody says that it is still so', async () => {
  await server.call('POST', '/api/startups/', {
    as: admin,
    body: startupBody({ name: 'Roble', cash_runway_months: 11 }),
  });
  const [first] = await calculationsOf(2);
  expect(first).toMatchObject({ FEM_cash_runway: 11, inputs: { stated_on: '2026-06-30' } });

  await turnTo('2027-01-30T12:00:00Z');
  await recalculated();
  const [aged] = await calculationsOf(2);
  expect(aged.FEM_cash_runway).toBe(4);
  expect(aged.IE_investability_score).toBeLessThan(first.IE_investability_score);

  const body = { fields: ['cash_runway_months'] };
  await server.call('POST', '/api/startups/2/confirmations', { as: admin, body });
  const [confirmed] = await calculationsOf(2);
  expect(confirmed.FEM_cash_runway).toBe(11);
  expect(confirmed.inputs).toMatchObject({
    stated_on: '2026-06-30',
    evidence: { cash_runway_months: { date: '2027-01-30' } },
  });
  await server.call('DELETE', '/api/startups/2', { as: admin });
});

it('a recalculation stores nothing for the little that facts age in a night', async () => {
  await turnTo('2027-03-01T12:00:00Z');
  await recalculated();
  const before = (await calculationsOf(1)).length;
  await turnTo('2027-03-02T12:00:00Z');
  await recalculated();
  expect(await calculationsOf(1)).toHaveLength(before);
  await turnTo('2027-05-01T12:00:00Z');
  await recalculated();
  expect(await calculationsOf(1)).toHaveLength(before + 1);
});

it('a recalculation says of which startups less is evidenced only because time has passed', async () => {
  await turnTo('2027-06-30T12:00:00Z');
  expect((await recalculated()).filter((line) => line.includes('aged'))).toEqual([]);

  await turnTo('2028-06-30T12:00:00Z');
  const lines = await recalculated();
  expect(lines).toContain('[1/1] Olmo: facts have aged, evidenced share 6 % → 3 %');
  expect(lines.join('\n')).toMatch(/1 startups evaluated, .*, 1 with aged facts/);

  // A share that fell because the fact was replaced is no matter of time.
  const market_growth_rate = 30;
  await server.call('PATCH', '/api/startups/1', { as: admin, body: { market_growth_rate } });
  await turnTo('2029-06-30T12:00:00Z');
  expect((await recalculated()).filter((line) => line.includes('aged'))).toEqual([]);
});
