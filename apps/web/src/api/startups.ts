import type { CallQuery } from '@aval/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { send } from './send.ts';

export const startupSearch = (query: CallQuery<'searchStartups'>) =>
  queryOptions({
    queryKey: ['startups', 'search', query],
    queryFn: ({ signal }) => send('searchStartups', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What a person owns or follows, in brief. */
export const mineInBrief = queryOptions({
  queryKey: ['startups', 'mine'],
  queryFn: async ({ signal }) => (await send('listMine', { signal })).startups,
});

export const startupById = (id: number) =>
  queryOptions({
    queryKey: ['startups', id],
    queryFn: async ({ signal }) => (await send('getStartup', { params: { id }, signal })).startup,
  });

export const calculationsOf = (id: number) =>
  queryOptions({
    queryKey: ['startups', id, 'calculations'],
    queryFn: async ({ signal }) => (await send('listCalculations', { params: { id }, signal })).calculations,
  });
