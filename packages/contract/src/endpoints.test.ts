import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoints/Endpoint.ts';
import * as account from './endpoints/responses/account.ts';
import * as actions from './endpoints/responses/actions.ts';
import * as administration from './endpoints/responses/administration.ts';
import * as calculations from './endpoints/responses/calculations.ts';
import * as documents from './endpoints/responses/documents.ts';
import * as masterData from './endpoints/responses/masterData.ts';
import * as notices from './endpoints/responses/notices.ts';
import * as portfolios from './endpoints/responses/portfolios.ts';
import * as proposals from './endpoints/responses/proposals.ts';
import * as scraping from './endpoints/responses/scraping.ts';
import * as service from './endpoints/responses/service.ts';
import * as startupLists from './endpoints/responses/startupLists.ts';
import * as startups from './endpoints/responses/startups.ts';
import * as users from './endpoints/responses/users.ts';
import { accessLevels } from './endpoints/Route.ts';
import { errors } from './errors.ts';
import { routes } from './routes.ts';

const rows: [string, Endpoint][] = Object.entries(endpoints);
const pathsOf = (endpoint: Endpoint) => [endpoint.path, ...(endpoint.aliases ?? [])];

describe.each(rows)('%s', (_, endpoint) => {
  test('has a known access level', () => {
    expect(accessLevels).toContain(endpoint.access);
  });

  test('has a schema for exactly the parameters of its path', () => {
    const names = endpoint.params instanceof z.ZodMiniObject ? Object.keys(endpoint.params.shape) : [];
    for (const path of pathsOf(endpoint)) {
      expect([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])).toEqual(names);
    }
  });

  test('has a body only for methods that allow one', () => {
    const readsBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
    expect(readsBody || (endpoint.body === undefined && endpoint.files === undefined)).toBe(true);
  });

  test('lists its specific errors once, without codes that every endpoint may return', () => {
    const special: readonly string[] = endpoint.errors ?? [];
    expect(new Set(special).size).toBe(special.length);
    const everywhere = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL'];
    expect(special.filter((code) => everywhere.includes(code))).toEqual([]);
  });

  test('can be documented', () => {
    const json = { unrepresentable: 'any' } as const;
    const sent = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => (part ? [part] : []));
    const answered = typeof endpoint.response === 'string' ? [] : [endpoint.response];
    expect(() => sent.forEach((part) => z.toJSONSchema(part, { ...json, io: 'input' }))).not.toThrow();
    expect(() => answered.forEach((part) => z.toJSONSchema(part, { ...json, io: 'output' }))).not.toThrow();
  });
});

test('routes and endpoints have the same names', () => {
  expect(Object.entries(endpoints).map(([id, { method, path }]) => [id, method, path])).toEqual(
    Object.entries(routes).map(([id, { method, path }]) => [id, method, path]),
  );
});

test('every response schema is exported by exactly one responses module', () => {
  const parts = [
    account,
    actions,
    administration,
    calculations,
    documents,
    masterData,
    notices,
    portfolios,
    proposals,
    scraping,
    service,
  ];
  const entries = [...parts, startupLists, startups, users].flatMap((part) => Object.entries(part));
  const validated = rows.filter(([, { response }]) => typeof response !== 'string');
  expect(entries.map(([id]) => id).toSorted()).toEqual(validated.map(([id]) => id).toSorted());
  const responseOf = new Map(rows.map(([id, endpoint]) => [id, endpoint.response]));
  expect(entries.filter(([id, response]) => responseOf.get(id) !== response)).toEqual([]);
});

test('no two endpoints share a method and path', () => {
  const places = rows.flatMap(([, endpoint]) =>
    pathsOf(endpoint).map((path) => `${endpoint.method} ${path.replace(/\{\w+\}/g, '{}')}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('administration endpoints are for administrators only', () => {
  const places = /^\/api\/(admin|scraping|documents)\//;
  const open = rows.filter(([, endpoint]) => places.test(endpoint.path) && endpoint.access !== 'admin');
  expect(open).toEqual([]);
});

test('only these endpoints are public', () => {
  expect(rows.filter(([, endpoint]) => endpoint.access === 'public').map(([id]) => id)).toEqual([
    'register',
    'login',
    'refresh',
    'logout',
    'forgotPassword',
    'resetPassword',
    'confirmEmail',
    'takeBackEmail',
    'listProfileTypes',
    'listProfileGroups',
    'healthLive',
    'healthReady',
    'contact',
    'getOpenApi',
    'getApiDocs',
    'getServerMetrics',
  ]);
});

test.each(Object.entries(errors))('%s has a status and a text in both languages', (_, error) => {
  expect(error.status).toBeGreaterThanOrEqual(400);
  expect(error.text.en).not.toBe('');
  expect(error.text.es).not.toBe('');
});

test('the documentation includes the range of a field', () => {
  const all = z.toJSONSchema(endpoints.createStartup.body, { io: 'input', unrepresentable: 'any' });
  const schema = all.$defs?.['CreateStartup'] ?? all;
  expect(schema.properties?.['team_size']).toMatchObject({ type: 'number', minimum: 1, maximum: 1000 });
  expect(schema.properties?.['target_segment_size']).toMatchObject({ type: 'number', exclusiveMinimum: 0 });
  expect(schema.properties?.['burn_rate']).toMatchObject({ type: 'number', minimum: 0 });
  expect(schema.required).toContain('profit_margin');
  expect(schema.required).not.toContain('funding_raised');
});
