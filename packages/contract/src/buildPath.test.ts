import { expect, test } from 'vitest';

import { buildPath } from './buildPath.ts';
import { endpoints } from './endpoints.ts';

test('fills in and escapes path parameters', () => {
  expect(buildPath(endpoints.getCalculation.path, { id: 3, calcId: '2026-01-02_03:04:05' })).toBe(
    '/api/startups/3/calculations/2026-01-02_03%3A04%3A05',
  );
  expect(buildPath('/a/{id}', { id: '../b?c' })).toBe('/a/..%2Fb%3Fc');
});

test('omits empty query values and escapes the others', () => {
  expect(buildPath(endpoints.searchStartups.path, {}, { q: 'a & b', page: 2, industry_id: undefined, sort: '' })).toBe(
    '/api/startups/search?q=a+%26+b&page=2',
  );
  expect(buildPath(endpoints.searchStartups.path)).toBe('/api/startups/search');
});

test('throws when a path parameter is missing', () => {
  expect(() => buildPath(endpoints.getStartup.path)).toThrow(RangeError);
});
