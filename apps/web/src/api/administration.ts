import type { EndpointResponse, EndpointQuery } from '@aval/contract';
import { i18n } from '@lingui/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { sendAdministration } from './senders.ts';

export type RecalculationKind = 'startups' | 'industries';

const runningEvery = 2000;
const restingEvery = 15_000;
const statusEvery = 30_000;

const recalculation = ['administration', 'recalculation'];

/**
 * How far the recalculation is, in the language that is shown; asked more often while one runs, and now and then for one
 * that somebody else starts.
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

/** The lines of one run, or of the latest, in the language that is shown. */
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

/** What the schedule's runs say, in the language that is shown. */
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

/** Starts or stops what the schedule starts. */
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

/** The state of the system's parts, in the language that is shown. */
export const systemStatus = () =>
  queryOptions({
    queryKey: ['administration', 'status', i18n.locale],
    queryFn: ({ signal }) => sendAdministration('getSystemStatus', { signal }),
    refetchInterval: statusEvery,
  });
