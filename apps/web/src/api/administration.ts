import type { EndpointResponse, EndpointQuery } from '@aval/contract';
import { i18n } from '@lingui/core';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { download } from './send.ts';
import { sendAdministration } from './senders.ts';

export type RecalculationKind = 'startups' | 'industries';

const runningEvery = 2000;
const restingEvery = 15_000;
const statusEvery = 30_000;

const recalculation = ['administration', 'recalculation'];

/**
 * The progress of the recalculation, in the current language. Polled more often while one is running, and occasionally
 * otherwise because another user may start one.
 */
export const recalculationStatus = () =>
  queryOptions({
    queryKey: [...recalculation, 'status', i18n.locale],
    queryFn: ({ signal }) => sendAdministration('getRecalculationStatus', { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.running ? runningEvery : restingEvery),
  });

export function startRecalculation(kind: RecalculationKind): Promise<EndpointResponse<'recalculateStartups'>> {
  return sendAdministration(kind === 'startups' ? 'recalculateStartups' : 'recalculateIndustries', {});
}

export function cancelRecalculation(): Promise<EndpointResponse<'cancelRecalculation'>> {
  return sendAdministration('cancelRecalculation', {});
}

/** The log lines of one run, or of the latest, in the current language. */
export const recalculationLog = (runId: number | null) =>
  queryOptions({
    queryKey: [...recalculation, 'log', i18n.locale, runId],
    queryFn: ({ signal }) =>
      sendAdministration('listRecalculationLogs', { query: runId === null ? {} : { runId }, signal }),
    staleTime: 0,
  });

export const cronStatus = queryOptions({
  queryKey: ['administration', 'cron'],
  queryFn: ({ signal }) => sendAdministration('getCronStatus', { signal }),
  refetchInterval: statusEvery,
});

/** The log of the scheduled runs, in the current language. */
export const cronLog = () =>
  queryOptions({
    queryKey: ['administration', 'cron', 'log', i18n.locale],
    queryFn: async ({ signal }) =>
      (await sendAdministration('listCronLogs', { query: { limit: 5000 }, signal })).entries,
    staleTime: 0,
  });

export const cronRuns = (query: EndpointQuery<'listCronRuns'>) =>
  queryOptions({
    queryKey: ['administration', 'cron', 'runs', i18n.locale, query],
    queryFn: ({ signal }) => sendAdministration('listCronRuns', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: statusEvery,
  });

/** Turns the schedule on or off. */
export function switchCron(isOn: boolean): Promise<EndpointResponse<'startCron'>> {
  return sendAdministration(isOn ? 'startCron' : 'stopCron', { body: { type: 'all' } });
}

export const containerList = queryOptions({
  queryKey: ['administration', 'containers'],
  queryFn: ({ signal }) => sendAdministration('listContainers', { signal }),
  refetchInterval: statusEvery,
  retry: false,
});

export const containerLog = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'containers', id],
    queryFn: ({ signal }) => sendAdministration('listContainerLogs', { params: { id }, query: { tail: 5000 }, signal }),
    staleTime: 0,
    retry: false,
  });

/** The state of the system's components, in the current language. */
export const systemStatus = () =>
  queryOptions({
    queryKey: ['administration', 'status', i18n.locale],
    queryFn: ({ signal }) => sendAdministration('getSystemStatus', { signal }),
    refetchInterval: statusEvery,
  });

/** The audit log in the current language: the newest entries that match, then older ones. */
export const auditLog = (query: EndpointQuery<'exportAuditEvents'>) =>
  infiniteQueryOptions({
    queryKey: ['administration', 'audit', i18n.locale, query],
    queryFn: ({ pageParam, signal }) =>
      sendAdministration('listAuditEvents', {
        query: pageParam === null ? query : { ...query, before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Every entry that matches, as the file that the server generates. */
export function exportAuditLog(query: EndpointQuery<'exportAuditEvents'>): Promise<Blob> {
  return download('exportAuditEvents', { query });
}
