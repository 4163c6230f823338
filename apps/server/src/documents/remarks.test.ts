import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formBody } from '../testing/formBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await testServer();
  admin = await server.makeUser({ role: 'admin' });
});
afterAll(() => server.close());

async function process(name: string, bytes: Uint8Array | string, headers: Record<string, string> = {}) {
  const form = await formBody({ name, bytes }, { documentType: 'pdf', outputFormat: 'json' });
  return server.call('POST', '/api/documents/process', {
    as: admin,
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
}

const valuesOf = (fields: { name: string; value: string }[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

describe('what a document leaves in doubt', () => {
  const guessed = { es: Buffer.from('Name: Piñata Ágil\nLocation: Málaga, Spain\nTeam size: 12\n', 'latin1') };

  it('lowers the confidence of guessed letters and says so', async () => {
    for (const [name, bytes] of [
      ['macintosh.csv', sample('macintosh.csv')],
      ['latin.txt', guessed.es],
    ] as const) {
      const { body } = await process(name, bytes);
      const byName = new Map<string, { value: string; confidence: number }>(
        body.data.fields.map((field: { name: string; value: string; confidence: number }) => [field.name, field]),
      );
      expect(byName.get('Startup Name')?.value).toBe('Piñata Ágil');
      expect(byName.get('Startup Name')?.confidence).toBeLessThanOrEqual(60);
      expect(byName.get('Location')?.value).toMatch(/^Málaga/);
      expect(byName.get('Location')?.confidence).toBeLessThanOrEqual(60);
      expect(body.data.warning).toMatch(/does not state its encoding.*Startup Name, Location/);
      const spanish = await process(name, bytes, { 'accept-language': 'es' });
      expect(spanish.body.data.warning).toMatch(/no indica su codificación/);
    }
  });

  it('keeps the confidence where no letter is guessed', async () => {
    const { body } = await process('plain.txt', 'Name: Piñata Ágil\nTeam size: 12\n');
    expect(body.data.fields[0].confidence).toBe(95);
    expect(body.data.warning).toBeUndefined();
  });

  it('names a currency that is not read', async () => {
    const { body } = await process('dollars.txt', 'Name: Acme\nRevenue: $300,000\nTeam size: 12\n');
    expect(valuesOf(body.data.fields)).toEqual({ 'Startup Name': 'Acme', 'Team Size': '12' });
    const [left] = body.data.omitted;
    expect(left).toMatchObject({
      what: 'Revenue',
      reason: 'in dollars: only euros are read',
      quote: 'Revenue: $300,000',
    });
  });
});
