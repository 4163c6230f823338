import type { EndpointResponse, LogEntry } from '@aval/contract';
import { isUnderWay, type ScrapeRequest } from '@aval/screens';
import { i18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';

import { ApiError } from './ApiError.ts';
import { sendScraping } from './senders.ts';

const runningEvery = 2000;
const restingEvery = 15_000;

/** The latest batches of all users. */
export const scrapeRuns = queryOptions({
  queryKey: ['administration', 'scraping', 'runs'],
  queryFn: async ({ signal }) => (await sendScraping('listScrapeRuns', { signal })).data.runs,
  refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? runningEvery : restingEvery),
  staleTime: 0,
});

/** One batch with the result of each line, in the current language. */
export const scrapeRun = (runId: number) =>
  queryOptions({
    queryKey: ['administration', 'scraping', 'runs', runId, i18n.locale],
    queryFn: async ({ signal }) => (await sendScraping('getScrapeRun', { params: { runId }, signal })).data,
    refetchInterval: (query) => (query.state.data && isUnderWay(query.state.data) ? runningEvery : false),
    staleTime: 0,
  });

/** The scraping log, in the current language. */
export const scrapeLog = () =>
  queryOptions({
    queryKey: ['administration', 'scraping', 'log', i18n.locale],
    queryFn: ({ signal }) => sendScraping('listScrapeLogs', { query: { limit: 5000 }, signal }),
    staleTime: 0,
  });

/** Log entries that this window adds: requests that failed. */
export const scrapeFailures = queryOptions({
  queryKey: ['administration', 'scraping', 'failures'],
  queryFn: (): readonly LogEntry[] => [],
  staleTime: Infinity,
  gcTime: Infinity,
});

export type ScrapeResponse = EndpointResponse<'scrapeTest'> | EndpointResponse<'scrapeStartup'>;

/**
 * Reads a page and registers the startup that it describes; a test run stores nothing, and neither does a page that does
 * not state the name of the startup, until the user has typed it.
 */
export async function scrapeUrl({ isTest, ...body }: ScrapeRequest): Promise<ScrapeResponse> {
  const preview = () => sendScraping('scrapeTest', { body: { url: body.url } });
  if (isTest) return preview();
  try {
    return await sendScraping('scrapeStartup', { body });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NAME_MISSING') return preview();
    throw error;
  }
}

export function cancelScrapeUrl(url: string): Promise<EndpointResponse<'cancelScrapeUrl'>> {
  return sendScraping('cancelScrapeUrl', { body: { url } });
}

export function startScrapeBatch(file: File): Promise<EndpointResponse<'scrapeBatch'>> {
  return sendScraping('scrapeBatch', { file });
}

export function cancelScrapeBatch(runId: number): Promise<EndpointResponse<'cancelScrapeRun'>> {
  return sendScraping('cancelScrapeRun', { params: { runId } });
}
