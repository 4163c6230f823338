import * as z from 'zod/mini';

import { routes } from '../routes.ts';
import {
  containerSchema,
  cronRunSchema,
  cronStatusSchema,
  recalculationStatusSchema,
  scrapeResultSchema,
  scrapeRunSchema,
  scrapeRunsSchema,
  scrapeUrlSchema,
  systemStatusSchema,
} from '../schemas/admin.ts';
import { pathId, rowId } from '../schemas/primitives.ts';
import { logEntrySchema } from '../schemas/service.ts';
import { startupSchema } from '../schemas/startup.ts';
import { pageNumber } from '../schemas/startupQueries.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const logs = z.array(logEntrySchema);
const count = (most: number, usual: number) =>
  z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(most)), usual);
const latest = z.object({ limit: count(5000, 500) });
/** A reader that comes back names the last event it has. */
const lastEvent = z.object({
  'last-event-id': z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(0))),
});
const started = answer({ message: z.string(), runId: rowId });
const switched = answer({ message: z.string(), status: z.enum(['running', 'stopped']) });
const allJobs = z.strictObject({ type: z.literal('all') });
const date = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
const refusals = ['URL_REFUSED', 'ROBOTS_DISALLOWED', 'NOTHING_FOUND', 'FETCH_TIMEOUT'] as const;

/** Scraping, recalculation, scheduled jobs, containers and the state of the system. */
export const adminCalls = {
  scrapeStartup: {
    ...routes.scrapeStartup,
    summary: 'Read a page and register the startup it describes',
    body: scrapeUrlSchema,
    answer: answer({
      data: z.object({ ...scrapeResultSchema.shape, startupId: rowId, startup: startupSchema }),
      message: z.string(),
    }),
    errors: refusals,
  },
  scrapeTest: {
    ...routes.scrapeTest,
    summary: 'Read a page and store nothing',
    body: scrapeUrlSchema,
    answer: answer({ data: scrapeResultSchema }),
    errors: refusals,
  },
  scrapeBatch: {
    ...routes.scrapeBatch,
    summary: 'Read every page of a text file, one address a line',
    files: { part: 'file', maxBytes: 1_048_576 },
    answer: answer({
      data: z.object({
        runId: rowId,
        total: z.number(),
        accepted: z.number(),
        rejected: z.array(z.object({ line: z.number(), reason: z.string() })),
      }),
      message: z.string(),
    }),
    errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
  },
  listScrapeRuns: {
    ...routes.listScrapeRuns,
    summary: 'The latest batches, newest first, each with how far it is',
    answer: answer({ data: scrapeRunsSchema }),
  },
  getScrapeRun: {
    ...routes.getScrapeRun,
    summary: 'How far a batch is',
    params: z.object({ runId: pathId }),
    answer: answer({ data: scrapeRunSchema }),
    errors: ['NOT_FOUND'],
  },
  cancelScrapeRun: {
    ...routes.cancelScrapeRun,
    summary: 'Stop a batch; what it has read stays',
    params: z.object({ runId: pathId }),
    answer: messageAnswer,
    errors: ['NOT_FOUND', 'NOT_RUNNING'],
  },
  listScrapeLogs: {
    ...routes.listScrapeLogs,
    summary: 'The newest lines of the scraping log',
    query: latest,
    answer: logs,
  },
  streamScrapeLogs: {
    ...routes.streamScrapeLogs,
    summary: 'The scraping log as it grows',
    headers: lastEvent,
    answer: 'events',
  },
  recalculateStartups: {
    ...routes.recalculateStartups,
    summary: 'Evaluate every startup again',
    answer: started,
    errors: ['ALREADY_RUNNING'],
  },
  recalculateIndustries: {
    ...routes.recalculateIndustries,
    summary: 'Compute the means of every industry again',
    answer: started,
    errors: ['ALREADY_RUNNING'],
  },
  listRecalculationLogs: {
    ...routes.listRecalculationLogs,
    summary: 'The log of a run, the latest unless one is named',
    query: z.object({ runId: z.optional(pathId) }),
    answer: logs,
    errors: ['NOT_FOUND'],
  },
  streamRecalculationLogs: {
    ...routes.streamRecalculationLogs,
    summary: 'The recalculation log as it grows',
    headers: lastEvent,
    answer: 'events',
  },
  getRecalculationStatus: {
    ...routes.getRecalculationStatus,
    summary: 'How far the recalculation is',
    answer: answer(recalculationStatusSchema.shape),
  },
  cancelRecalculation: {
    ...routes.cancelRecalculation,
    summary: 'Stop the recalculation',
    answer: messageAnswer,
    errors: ['NOT_RUNNING'],
  },
  getSystemStatus: {
    ...routes.getSystemStatus,
    summary: 'The state of the system’s parts',
    answer: answer(systemStatusSchema.shape),
  },
  listContainers: {
    ...routes.listContainers,
    summary: 'The containers of the engine',
    answer: z.array(containerSchema),
    errors: ['NO_CONTAINER_ENGINE'],
  },
  listContainerLogs: {
    ...routes.listContainerLogs,
    summary: 'The newest lines of a container’s log',
    params: z.object({ id: z.string().check(z.regex(/^[\w.-]{1,128}$/)) }),
    query: z.object({ tail: count(5000, 500) }),
    answer: logs,
    errors: ['NOT_FOUND', 'NO_CONTAINER_ENGINE'],
  },
  getCronStatus: {
    ...routes.getCronStatus,
    summary: 'Whether the scheduled jobs run, and when',
    answer: answer(cronStatusSchema.shape),
  },
  listCronRuns: {
    ...routes.listCronRuns,
    summary: 'Past runs of the scheduled jobs',
    query: z.object({
      result: z.optional(z.enum(['running', 'success', 'failure', 'cancelled'])),
      from: z.optional(date),
      to: z.optional(date),
      page: z._default(pageNumber, 1),
    }),
    answer: answer({ runs: z.array(cronRunSchema), page: z.number(), pages: z.number() }),
  },
  listCronLogs: {
    ...routes.listCronLogs,
    summary: 'The newest lines of the scheduled jobs’ log',
    query: latest,
    answer: answer({ logs: z.array(z.string()), entries: logs }),
  },
  streamCronLogs: {
    ...routes.streamCronLogs,
    summary: 'The log of the scheduled jobs as it grows',
    headers: lastEvent,
    answer: 'events',
  },
  startCron: {
    ...routes.startCron,
    summary: 'Start the scheduled jobs; again changes nothing',
    body: allJobs,
    answer: switched,
  },
  stopCron: {
    ...routes.stopCron,
    summary: 'Stop the scheduled jobs; again changes nothing',
    body: allJobs,
    answer: switched,
  },
} as const satisfies Record<string, Call>;
