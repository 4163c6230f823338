// @vitest-environment jsdom
import type { Lookup } from '@aval/contract';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { respond, stubServer } from '../testing/stubServer.ts';
import { ApiError } from './ApiError.ts';
import { allLookups, loadLookup, lookup, lookupFailure } from './masterData.ts';
import { queryClient } from './queryClient.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const refused = () => respond({ error: 'INTERNAL', message: '', details: null, requestId: 'x' }, 500);
const unreadable = () => respond({ anything: 'else' });

function stubLists(response: () => Promise<Response>): void {
  const names = ['industries', 'stages', 'business-models', 'market-sizes', 'financing-types'];
  stubServer(Object.fromEntries(names.map((name) => [`GET /api/startups/${name}`, response])));
}

const logged = () => vi.mocked(console.error).mock.calls.map(([text]) => text);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['industries', 'industries'],
  ['stages', 'stages'],
  ['businessModels', 'business models'],
  ['marketSizes', 'market sizes'],
  ['financingTypes', 'financing types'],
] satisfies [Lookup, string][])('a list of %s', (name, words) => {
  it('logs a refused request once', async () => {
    stubLists(refused);
    await expect(queryClient.fetchQuery(lookup(name))).rejects.toBeInstanceOf(ApiError);
    expect(logged()).toEqual([`Error loading ${words}`]);
  });

  it('logs an unreadable response once', async () => {
    stubLists(unreadable);
    await expect(queryClient.fetchQuery(lookup(name))).rejects.toBeInstanceOf(ApiError);
    expect(logged()).toEqual([`Error in ${words} response`]);
  });
});

describe('loading all lists together', () => {
  it('logs one failure', async () => {
    stubLists(refused);
    await expect(queryClient.fetchQuery(allLookups())).rejects.toBeInstanceOf(ApiError);
    queryClient.clear();
    stubLists(unreadable);
    await expect(queryClient.fetchQuery(allLookups())).rejects.toBeInstanceOf(ApiError);
    expect(logged()).toEqual(['Failed to load master data', 'Error in master data response']);
  });
});

describe('the error message of a list', () => {
  it('names the list and the reason', async () => {
    stubLists(refused);
    const failure = await queryClient.fetchQuery(lookup('stages')).catch((error: unknown) => error);
    expect(lookupFailure('stages', failure)).toBe('Error loading stages');
    queryClient.clear();
    stubLists(unreadable);
    const unread = await queryClient.fetchQuery(lookup('stages')).catch((error: unknown) => error);
    expect(lookupFailure('stages', unread)).toBe('Error loading stages. Error in master data response');
    await expect(loadLookup(queryClient, 'stages')).rejects.toThrow('Error in master data response');
  });

  it('names the list that failed when all are loaded together', async () => {
    stubServer({
      'GET /api/startups/industries': { industries: [] },
      'GET /api/startups/stages': { stages: [] },
      'GET /api/startups/business-models': { businessModels: [] },
      'GET /api/startups/market-sizes': refused,
      'GET /api/startups/financing-types': { financingTypes: [] },
    });
    await expect(queryClient.fetchQuery(allLookups())).rejects.toMatchObject({ lookup: 'marketSizes' });
  });
});

it('logs nothing else', async () => {
  stubServer({});
  await queryClient.fetchQuery(lookup('industries'));
  await expect(
    queryClient.fetchQuery({ queryKey: ['other'], queryFn: () => Promise.reject(new Error('x')) }),
  ).rejects.toThrow('x');
  expect(logged()).toEqual([]);
});
