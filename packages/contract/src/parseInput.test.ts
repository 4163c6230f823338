import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { endpoints } from './endpoints.ts';
import { parseInput } from './parseInput.ts';

const issues = (schema: z.ZodMiniType, input: unknown, locale: 'en' | 'es' = 'en') => {
  const result = parseInput(schema, input, locale);
  return result.ok ? [] : result.issues.map((issue) => issue.message);
};

describe('messages without their own field', () => {
  const schema = z.strictObject({
    count: z.number().check(z.minimum(1), z.maximum(3)),
    tag: z.optional(z.enum(['a', 'b'])),
    text: z.optional(z.string().check(z.maxLength(2))),
  });

  test.each([
    [{}, 'count is required'],
    [{ count: null }, 'count is required'],
    [{ count: 'x' }, 'count must be a number'],
    [{ count: 0 }, 'count must be greater or equal to 1'],
    [{ count: 4 }, 'count must be at most 3'],
    [{ count: 1, tag: 'c' }, 'tag must be one of: a, b'],
    [{ count: 1, text: 'abc' }, 'text must have at most 2 characters'],
    [{ count: 1, text: 5 }, 'text is not valid'],
    [[], 'The data sent is not valid'],
    [undefined, 'The data sent is required'],
  ])('%j: %s', (input, text) => {
    expect(issues(schema, input)).toEqual([text]);
  });

  test('are in the requested language', () => {
    expect(issues(schema, { count: 4, other: 1 }, 'es')).toEqual([
      'count debe ser como máximo 3',
      'Campo desconocido: other',
    ]);
  });
});

const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));

describe('unknown fields', () => {
  const inner = z.strictObject({ a: z.optional(z.number()) });
  const schema = z.strictObject({ count: z.optional(z.number()), inner: z.optional(inner) });

  test('of one object are one issue when there are many', () => {
    const many = named(Array.from({ length: 1000 }, (_, index) => `k${index}`));
    expect(parseInput(schema, { count: 'x', ...many }, 'es')).toEqual({
      ok: false,
      issues: [
        { path: 'count', message: 'count debe ser un número' },
        { path: 'k0', message: 'Campos desconocidos: k0, k1, k2, k3, k4 y 995 más' },
      ],
    });
    expect(issues(schema, named(['b', 'c']))).toEqual(['Unknown field: b', 'Unknown field: c']);
  });

  test('are named with their object, at most 200 characters of it', () => {
    expect(parseInput(schema, { inner: named(['b'.repeat(5000)]) }, 'en')).toEqual({
      ok: false,
      issues: [{ path: `inner.${'b'.repeat(194)}`, message: `Unknown field: inner.${'b'.repeat(194)}` }],
    });
  });
});

test('at most the requested number of issues is returned', () => {
  const parsed = parseInput(z.array(z.number()), ['a', 'b', 'c'], 'en', 2);
  expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(['0', '1']);
  const pair = z.strictObject({ a: z.string(), b: z.string() });
  const mistyped = parseInput(pair, { A: '', B: '' }, 'en', 2);
  expect(mistyped.ok ? [] : mistyped.issues.map(({ path }) => path)).toEqual(['a', 'A']);
});

describe('accounts', () => {
  const person = {
    email: 'Marta@Cantil.example ',
    password: 'Demo!2026',
    first_name: ' Marta',
    last_name: 'Iriarte',
    profile_type_code: 'individual',
    profile_group_code: 'investor',
  };

  test('codes are normalized, and the email is lower-cased', () => {
    expect(parseInput(endpoints.register.body, person, 'en')).toEqual({
      ok: true,
      value: {
        ...person,
        email: 'marta@cantil.example',
        first_name: 'Marta',
        profile_type_code: 'I',
        profile_group_code: 'INVESTOR',
      },
    });
  });

  test('the first broken password rule is the message', () => {
    expect(issues(endpoints.register.body, { ...person, password: 'abc' })).toEqual([
      'Password must be at least 8 characters long',
    ]);
  });

  test('missing data of a new user is reported', () => {
    const user = { ...person, role: 'user' };
    expect(issues(endpoints.createUser.body, { ...user, first_name: '' })).toEqual([
      'The fields name, last name and email are required',
    ]);
    expect(issues(endpoints.createUser.body, { ...user, email: 'marta' })).toEqual(['The email is not valid']);
    expect(issues(endpoints.createUser.body, { ...user, password: undefined })).toEqual([
      'The password is required for new users',
    ]);
    expect(issues(endpoints.createUser.body, { ...user, phone: null, linkedin_personal_url: 'x' })).toEqual([
      'Personal LinkedIn must be a valid URL (e.g., https://linkedin.com)',
    ]);
    expect(issues(endpoints.createUser.body, { ...user, role: 'root' })).toEqual(['role must be one of: user, admin']);
  });

  test.each(['phone', 'company_name', 'linkedin_personal_url', 'last_name', 'email'])('%s rejects NUL', (id) => {
    const value = id.startsWith('linkedin') ? 'https://linkedin.com/\0' : 'a\0@b.es';
    const profile = { email: person.email, first_name: 'Marta', last_name: 'Iriarte', [id]: value };
    expect(issues(endpoints.updateProfile.body, profile)).toHaveLength(1);
  });

  test('a profile ignores role, type and group', () => {
    const profile = { email: person.email, first_name: 'Marta', last_name: 'Iriarte', role: 'admin', profile_type: 7 };
    expect(parseInput(endpoints.updateProfile.body, profile, 'en').ok).toBe(true);
  });
});

describe('portfolios', () => {
  test.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'a'.repeat(101) }, 'Name must have at most 100 characters'],
    [{ name: 'a', description: 'a'.repeat(501) }, 'Description must have at most 500 characters'],
    [{ name: 7 }, 'Name must be a text'],
  ])('%j', (input, text) => {
    expect(issues(endpoints.createPortfolio.body, input)).toEqual([text]);
  });

  test('accept the maximum length', () => {
    expect(issues(endpoints.createPortfolio.body, { name: 'a'.repeat(100), description: 'a'.repeat(500) })).toEqual([]);
  });

  test('an invalid startup id is reported', () => {
    expect(issues(endpoints.addToPortfolio.params, { id: '1', startupId: 'x' })).toEqual(['Invalid startup ID']);
  });
});

describe('addresses', () => {
  test.each(['1', 1, '2147483647'])('%j is an id', (id) => {
    expect(issues(endpoints.getStartup.params, { id })).toEqual([]);
  });

  test.each(['x', '', '0', '-1', '1.5', '2147483648', '1e99', '1e2', '0x1', ' 1', '+1', '1.', '1_0', null])(
    '%j is not an id',
    (id) => {
      expect(issues(endpoints.getStartup.params, { id })).not.toEqual([]);
    },
  );

  test.each([
    ['limit', '1e2'],
    ['page', '0x1'],
    ['is_private', ''],
    ['is_private', 'true'],
    ['min_score', ' '],
    ['max_score', '1e1'],
    ['industry_id', '0b1'],
  ])('%s=%j is not a number', (name, value) => {
    expect(issues(endpoints.searchStartups.query, { [name]: value })).toEqual([`${name} must be a number`]);
  });

  test('a number is written with digits and a decimal point', () => {
    expect(
      parseInput(endpoints.searchStartups.query, { min_score: '12.5', is_private: '0', page: 3 }, 'en'),
    ).toMatchObject({
      ok: true,
      value: { min_score: 12.5, is_private: 0, page: 3 },
    });
    expect(issues(endpoints.streamScrapeLogs.headers, { 'last-event-id': '1e3' })).toHaveLength(1);
  });

  test('a search defaults to page 1 of ten, and is bounded', () => {
    expect(parseInput(endpoints.searchStartups.query, {}, 'en')).toEqual({
      ok: true,
      value: { scope: 'all', sort: 'relevance', limit: 10, page: 1 },
    });
    expect(issues(endpoints.searchStartups.query, { limit: '101' })).toEqual(['limit must be at most 100']);
    expect(issues(endpoints.searchStartups.query, { sort: 'x' })).toHaveLength(1);
    expect(issues(endpoints.searchStartups.query, { q: 'a\0' })).toHaveLength(1);
  });
});

describe('names in a path', () => {
  test('are texts that can be looked up', () => {
    expect(issues(endpoints.endSession.params, { id: 'b0a1' })).toEqual([]);
    expect(issues(endpoints.endSession.params, { id: 'a\0' })).toEqual(['id is not valid']);
    expect(issues(endpoints.getCalculation.params, { id: 1, calcId: '2026-01-02_03:04:05' })).toEqual([]);
    expect(issues(endpoints.getCalculation.params, { id: 1, calcId: '\uD800' })).toEqual(['calcId is not valid']);
  });
});

describe('administration', () => {
  test.each([
    [{}, 'Please enter a URL to scrape'],
    [{ url: '' }, 'Please enter a URL to scrape'],
    [{ url: 'example.com' }, 'URL must be a valid URL (e.g., https://example.com)'],
  ])('scraping %j', (input, text) => {
    expect(issues(endpoints.scrapeTest.body, input)).toEqual([text]);
  });

  test('a URL without a domain is accepted, because the fetcher knows the allowed ones', () => {
    expect(issues(endpoints.scrapeTest.body, { url: 'http://127.0.0.1:8080/a' })).toEqual([]);
    expect(issues(endpoints.scrapeTest.body, { url: 'http://localhost:8080/a' })).toEqual([]);
  });

  test('a mapping needs fields to map', () => {
    expect(issues(endpoints.mapFields.body, { extractedFields: [], availableFields: [] })).toEqual([
      'No extracted fields to map.',
    ]);
  });
});
