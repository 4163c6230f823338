import type { EndpointQuery, FactId } from '@aval/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

import { sendCalculation, sendStartup, sendStartupList } from './senders.ts';

export const startupSearch = (query: EndpointQuery<'searchStartups'>) =>
  queryOptions({
    queryKey: ['startups', 'search', query],
    queryFn: ({ signal }) => sendStartupList('searchStartups', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Deleted startups that can be restored, newest first. */
export const deletedStartups = (page: number) =>
  queryOptions({
    queryKey: ['startups', 'deleted', page],
    queryFn: ({ signal }) => sendStartupList('listDeleted', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** A summary of the startups that the user owns or follows. */
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

export const factHistoryOf = (id: number, field: FactId) =>
  queryOptions({
    queryKey: ['startups', id, 'facts', field],
    queryFn: async ({ signal }) => (await sendStartup('getFactHistory', { params: { id, field }, signal })).history,
  });

/** Invalidates everything that shows startups, including the dashboard's figures. */
export function reloadStartups(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['startups'] }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
