import { startupField, startupFields } from '@aval/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const offered = startupFields.filter(({ mappable }) => mappable);
const availableFields = offered.map(({ id, label, mappingLabel = label }) => ({ id, name: mappingLabel.en }));

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await testServer();
  admin = await server.makeUser({ role: 'admin' });
});
afterAll(() => server.close());

const map = (extractedFields: unknown, fields: unknown = availableFields, headers = {}) =>
  server.call('POST', '/api/documents/ai-field-mapping', {
    as: admin,
    body: { extractedFields, availableFields: fields },
    headers,
  });

it.each(['en', 'es'] as const)('maps the label of each field to that field (%s)', async (locale) => {
  const labels = offered.map(({ label, mappingLabel = label }) => mappingLabel[locale]);
  const { body } = await map(labels);
  const mapped = body.mappings.map(({ dbField }: { dbField: string }) => dbField);
  const others = offered.filter(({ id }, index) => mapped[index] !== id && startupField(id).id !== 'user_id');
  expect(others.map(({ id }) => id)).toEqual([]);
  expect(body.engine).toBe('dictionary');
});

it.each([
  ['Tax ID', 'nif'],
  ['Facturación anual', 'revenue'],
  ['Nº de empleados', 'team_size'],
  ['Coste de captacion', 'customer_acquisition_cost'],
  ['Monthly burn', 'burn_rate'],
  ['Fouding year', 'foundation_year'],
  ['Meses de caja', 'cash_runway_months'],
  ['TAM', 'total_market_size'],
  ['weather today', null],
  ['42', null],
])('maps %s to %s', async (name, field) => {
  const { body } = await map([name]);
  expect(body.mappings[0]).toMatchObject({ extracted: name, name, dbField: field });
});

it('maps each field to the most confident name only', async () => {
  const { body } = await map(['Revenu', 'Revenue', 'Revenue', 'Team size']);
  expect(body.mappings.map(({ dbField }: { dbField: string | null }) => dbField)).toEqual([
    null,
    'revenue',
    null,
    'team_size',
  ]);
});

it('maps to requested fields only, by similarity of the name for unknown ones', async () => {
  const { body } = await map(['Revenue', 'Shoe size'], [{ id: 'shoe', name: 'Size of shoe' }]);
  expect(body.mappings.map(({ dbField }: { dbField: string | null }) => dbField)).toEqual([null, 'shoe']);
});

it('rejects a request without names', async () => {
  const english = await map([]);
  expect([english.status, english.body.message]).toEqual([400, 'No extracted fields to map.']);
  expect((await map([], availableFields, { 'accept-language': 'es' })).body.message).toBe(
    'No hay campos extraídos que asignar.',
  );
});
