import type { CallAnswer, CallQuery } from '@aval/contract';
import { i18n } from '@lingui/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { sender } from './send.ts';

const send = sender(() => import('@aval/contract/answers/administration'));

export type RecalculationKind = 'startups' | 'industries';

const runningEvery = 2000;
const restingEvery = 15_000;
const statusEvery = 30_000;

/** How far the recalculation is; asked more often while one runs, and now and then for one that somebody else starts. */
export const recalculationStatus = queryOptions({
  queryKey: ['administration', 'recalculation'],
  queryFn: ({ signal }) => send('getRecalculationStatus', { signal }),
  refetchInterval: (query) => (query.state.data?.running ? runningEvery : restingEvery),
});

export function startRecalculation(kind: RecalculationKind): Promise<CallAnswer<'recalculateStartups'>> {
  return send(kind === 'startups' ? 'recalculateStartups' : 'recalculateIndustries', {});
}

export function cancelRecalculation(): Promise<CallAnswer<'cancelRecalculation'>> {
  return send('cancelRecalculation', {});
}

/** The lines of one run, or of the latest. */
export const recalculationLog = (runId: number | null) =>
  queryOptions({
    queryKey: ['administration', 'recalculation', 'log', runId],
    queryFn: ({ signal }) => send('listRecalculationLogs', { query: runId === null ? {} : { runId }, signal }),
    staleTime: 0,
  });

export const cronStatus = queryOptions({
  queryKey: ['administration', 'cron'],
  queryFn: ({ signal }) => send('getCronStatus', { signal }),
  refetchInterval: statusEvery,
});

export const cronLog = queryOptions({
  queryKey: ['administration', 'cron', 'log'],
  queryFn: async ({ signal }) => (await send('listCronLogs', { query: { limit: 5000 }, signal })).entries,
  staleTime: 0,
});

export const cronRuns = (query: CallQuery<'listCronRuns'>) =>
  queryOptions({
    queryKey: ['administration', 'cron', 'runs', query],
    queryFn: ({ signal }) => send('listCronRuns', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: statusEvery,
  });

/** Starts or stops what the schedule starts. */
export function switchCron(isOn: boolean): Promise<CallAnswer<'startCron'>> {
  return send(isOn ? 'startCron' : 'stopCron', { body: { type: 'all' } });
}

export const containerList = queryOptions({
  queryKey: ['administration', 'containers'],
  queryFn: ({ signal }) => send('listContainers', { signal }),
  refetchInterval: statusEvery,
  retry: false,
});

export const containerLog = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'containers', id],
    queryFn: ({ signal }) => send('listContainerLogs', { params: { id }, query: { tail: 5000 }, signal }),
    staleTime: 0,
    retry: false,
  });

/** The state of the system's parts, in the language that is shown. */
export const systemStatus = () =>
  queryOptions({
    queryKey: ['administration', 'status', i18n.locale],
    queryFn: ({ signal }) => send('getSystemStatus', { signal }),
    refetchInterval: statusEvery,
  });
