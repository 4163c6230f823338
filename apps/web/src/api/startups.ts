import type { CallQuery } from '@aval/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

import { sendCalculation, sendStartup, sendStartupList } from './senders.ts';

export const startupSearch = (query: CallQuery<'searchStartups'>) =>
  queryOptions({
    queryKey: ['startups', 'search', query],
    queryFn: ({ signal }) => sendStartupList('searchStartups', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What was deleted and can be brought back, the latest first. */
export const deletedStartups = (page: number) =>
  queryOptions({
    queryKey: ['startups', 'deleted', page],
    queryFn: ({ signal }) => sendStartupList('listDeleted', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** What a person owns or follows, in brief. */
export const myStartupsSummary = queryOptions({
  queryKey: ['startups', 'mine'],
  queryFn: async ({ signal }) => (await sendStartupList('listMine', { signal })).startups,
});

export const startupById = (id: number) =>
  queryOptions({
    queryKey: ['startups', id],
    queryFn: async ({ signal }) => (await sendStartup('getStartup', { params: { id }, signal })).startup,
  });

export const calculationsOf = (id: number) =>
  queryOptions({
    queryKey: ['startups', id, 'calculations'],
    queryFn: async ({ signal }) => (await sendCalculation('listCalculations', { params: { id }, signal })).calculations,
  });

/** Asks anew for all that is shown of startups, the figures of the dashboard with it. */
export function reloadStartups(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['startups'] }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
