import { readFileSync } from 'node:fs';

import type { ExtractedField, Omitted } from '@aval/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formBody } from '../testing/formBody.ts';
import { addStartups } from '../testing/manyStartups.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const deck = readFileSync(new URL('./samples/contradictory-deck.txt', import.meta.url), 'utf8');

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await testServer();
  admin = await server.makeUser({ role: 'admin' });
});
afterAll(() => server.close());

async function process(text: string, language = 'en'): Promise<{ fields: ExtractedField[]; omitted: Omitted[] }> {
  const form = await formBody({ name: 'deck.txt', bytes: text }, { documentType: 'pdf', outputFormat: 'json' });
  const { body } = await server.call('POST', '/api/documents/process', {
    as: admin,
    body: form.body,
    headers: { ...form.headers, 'accept-language': language },
  });
  return body.data;
}

const named = (fields: ExtractedField[], name: string) => fields.find((field) => field.name === name);
const reasonsOf = (omitted: Omitted[]) => Object.fromEntries(omitted.map(({ what, reason }) => [what, reason]));

describe('figures of a document that contradict each other', () => {
  it('put the one in doubt that the others do not fit, and leave the others alone', async () => {
    const { fields } = await process(deck);
    expect(named(fields, 'Cash Runway')).toMatchObject({
      value: '24',
      confidence: 50,
      doubt: 'A runway of 24 months, but cash of 300.000\u00A0€ at a burn of 30.000\u00A0€ a month lasts 10 months.',
    });
    const doubtful = fields.filter(({ doubt }) => doubt !== undefined);
    expect(doubtful.map(({ name }) => name)).toEqual(['Cash Runway']);
    expect(named(fields, 'Burn Rate')?.confidence).toBe(95);
  });

  it('are explained in the language of the caller', async () => {
    const { fields } = await process(deck, 'es');
    expect(fields.find(({ doubt }) => doubt !== undefined)?.doubt).toMatch(
      /^Caja para 24 meses, pero .* duran 10 meses/,
    );
  });

  it('are offered when a field has several values, with the other one', async () => {
    const { fields } = await process('Name: Acme\nTeam size: 12\nNumber of employees: 19\n');
    expect(named(fields, 'Team Size')).toMatchObject({
      confidence: 50,
      doubt: expect.stringMatching(/stated too: 1[29]/),
    });
  });
});

describe('what no field holds', () => {
  it('is listed with the reason', async () => {
    const reasons = reasonsOf((await process(deck)).omitted);
    expect(reasons).toEqual({
      'Revenue: 120.000\u00A0€': 'of 2024: kept as history',
      'Gross margin: 62 %': 'no field for it',
      'Churn: 3 %': 'no field for it',
      'Net revenue retention: 108 %': 'no field for it',
    });
    expect(reasonsOf((await process(deck, 'es')).omitted)['Churn: 3 %']).toBe('no hay ningún campo para ello');
  });

  it('goes into the financial history where there is one', async () => {
    const { fields } = await process(deck);
    const history = fields.filter(({ path }) => path !== undefined).map(({ name, value, path }) => [name, value, path]);
    expect(history).toEqual([
      ['Revenue 2024', '120000', 'financials.revenue_history.2024'],
      ['Revenue 2025', '310000', 'financials.revenue_history.2025'],
      ['Cash in bank', '300000', 'financials.cash_in_bank'],
    ]);
  });
});

describe('a value far from what other startups state', () => {
  it('is in doubt once enough of them state one', async () => {
    const text = 'Name: Acme\nRevenue: 250,000,000 €\nBurn rate: 18,000 €\n';
    expect(named((await process(text)).fields, 'Revenue')?.doubt).toBeUndefined();
    await addStartups(server.services.db, 25, { revenue: 250_000, burn_rate: 18_000 });
    const { fields } = await process(text);
    expect(named(fields, 'Revenue')).toMatchObject({
      confidence: 50,
      doubt: 'Far from what most startups state (250.000\u00A0€ to 250.000\u00A0€). Check the unit.',
    });
    expect(named(fields, 'Burn Rate')).toMatchObject({ confidence: 95 });
    expect(named(fields, 'Burn Rate')?.doubt).toBeUndefined();
  });
});
