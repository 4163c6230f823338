import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { calls } from './calls.ts';
import * as account from './calls/answers/account.ts';
import * as administration from './calls/answers/administration.ts';
import * as calculations from './calls/answers/calculations.ts';
import * as documents from './calls/answers/documents.ts';
import * as masterData from './calls/answers/masterData.ts';
import * as portfolios from './calls/answers/portfolios.ts';
import * as scraping from './calls/answers/scraping.ts';
import * as service from './calls/answers/service.ts';
import * as startupLists from './calls/answers/startupLists.ts';
import * as startups from './calls/answers/startups.ts';
import * as users from './calls/answers/users.ts';
import type { Call } from './calls/Call.ts';
import { callers } from './calls/Route.ts';
import { errors } from './errors.ts';
import { routes } from './routes.ts';

const rows: [string, Call][] = Object.entries(calls);
const pathsOf = (call: Call) => [call.path, ...(call.aliases ?? [])];

describe.each(rows)('%s', (_, call) => {
  test('says who may call', () => {
    expect(callers).toContain(call.who);
  });

  test('has a schema for exactly the parameters of its path', () => {
    const names = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : [];
    for (const path of pathsOf(call)) {
      expect([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])).toEqual(names);
    }
  });

  test('sends a body only where one is read', () => {
    const readsBody = ['POST', 'PUT', 'PATCH'].includes(call.method);
    expect(readsBody || (call.body === undefined && call.files === undefined)).toBe(true);
  });

  test('names its special errors once, none of them a code that every call may answer', () => {
    const special: readonly string[] = call.errors ?? [];
    expect(new Set(special).size).toBe(special.length);
    const everywhere = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL'];
    expect(special.filter((code) => everywhere.includes(code))).toEqual([]);
  });

  test('can be documented', () => {
    const json = { unrepresentable: 'any' } as const;
    const sent = [call.params, call.query, call.body].flatMap((part) => (part ? [part] : []));
    const answered = typeof call.answer === 'string' ? [] : [call.answer];
    expect(() => sent.forEach((part) => z.toJSONSchema(part, { ...json, io: 'input' }))).not.toThrow();
    expect(() => answered.forEach((part) => z.toJSONSchema(part, { ...json, io: 'output' }))).not.toThrow();
  });
});

test('every route is a call and every call a route of the same name', () => {
  expect(Object.entries(calls).map(([id, { method, path }]) => [id, method, path])).toEqual(
    Object.entries(routes).map(([id, { method, path }]) => [id, method, path]),
  );
});

test('the answers that a client loads in parts are those of the calls, each in one part', () => {
  const parts = [account, administration, calculations, documents, masterData, portfolios, scraping, service];
  const entries = [...parts, startupLists, startups, users].flatMap((part) => Object.entries(part));
  const judged = rows.filter(([, { answer }]) => typeof answer !== 'string');
  expect(entries.map(([id]) => id).toSorted()).toEqual(judged.map(([id]) => id).toSorted());
  const answerOf = new Map(rows.map(([id, call]) => [id, call.answer]));
  expect(entries.filter(([id, answer]) => answerOf.get(id) !== answer)).toEqual([]);
});

test('no two calls answer at the same place', () => {
  const places = rows.flatMap(([, call]) =>
    pathsOf(call).map((path) => `${call.method} ${path.replace(/\{\w+\}/g, '{}')}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('administration is for administrators', () => {
  const places = /^\/api\/(admin|scraping|documents)\//;
  const open = rows.filter(([, call]) => places.test(call.path) && call.who !== 'admin');
  expect(open).toEqual([]);
});

test('only these calls are open to everybody', () => {
  expect(rows.filter(([, call]) => call.who === 'public').map(([id]) => id)).toEqual([
    'register',
    'login',
    'refresh',
    'logout',
    'forgotPassword',
    'resetPassword',
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

test('the documentation says the range of a field', () => {
  const all = z.toJSONSchema(calls.createStartup.body, { io: 'input', unrepresentable: 'any' });
  const schema = all.$defs?.['CreateStartup'] ?? all;
  expect(schema.properties?.['team_size']).toMatchObject({ type: 'number', minimum: 1, maximum: 1000 });
  expect(schema.properties?.['burn_rate']).toMatchObject({ type: 'number', exclusiveMinimum: 0 });
  expect(schema.required).toContain('profit_margin');
  expect(schema.required).not.toContain('funding_raised');
});
