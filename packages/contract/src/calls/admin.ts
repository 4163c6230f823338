import * as z from 'zod/mini';

import {
  containerSchema,
  cronRunSchema,
  cronStatusSchema,
  recalculationStatusSchema,
  scrapeResultSchema,
  scrapeRunSchema,
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
const started = answer({ message: z.string(), runId: rowId });
const switched = answer({ message: z.string(), status: z.enum(['running', 'stopped']) });
const allJobs = z.strictObject({ type: z.literal('all') });
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/));
const refusals = ['URL_REFUSED', 'ROBOTS_DISALLOWED', 'NOTHING_FOUND', 'FETCH_TIMEOUT'] as const;
const stream = { method: 'GET', who: 'admin', answer: 'events', status: 200 } as const;

/** Scraping, recalculation, scheduled jobs, containers and the state of the system. */
export const adminCalls = {
  scrapeStartup: {
    method: 'POST',
    path: '/api/scraping/create-startup',
    who: 'admin',
    summary: 'Read a page and register the startup it describes',
    body: scrapeUrlSchema,
    answer: answer({
      data: z.object({ ...scrapeResultSchema.shape, startupId: rowId, startup: startupSchema }),
      message: z.string(),
    }),
    status: 201,
    errors: refusals,
  },
  scrapeTest: {
    method: 'POST',
    path: '/api/scraping/test',
    who: 'admin',
    summary: 'Read a page and store nothing',
    body: scrapeUrlSchema,
    answer: answer({ data: scrapeResultSchema }),
    status: 200,
    errors: refusals,
  },
  scrapeBatch: {
    method: 'POST',
    path: '/api/scraping/batch',
    who: 'admin',
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
    status: 202,
    errors: ['UNSUPPORTED_TYPE'],
  },
  getScrapeRun: {
    method: 'GET',
    path: '/api/scraping/runs/{runId}',
    who: 'admin',
    summary: 'How far a batch is',
    params: z.object({ runId: pathId }),
    answer: answer({ data: scrapeRunSchema }),
    status: 200,
    errors: ['NOT_FOUND'],
  },
  listScrapeLogs: {
    method: 'GET',
    path: '/api/scraping/logs',
    who: 'admin',
    summary: 'The newest lines of the scraping log',
    query: latest,
    answer: logs,
    status: 200,
  },
  streamScrapeLogs: { ...stream, path: '/api/admin/scraping/logs/stream', summary: 'The scraping log as it grows' },
  recalculateStartups: {
    method: 'POST',
    path: '/api/admin/recalculation/startups',
    who: 'admin',
    summary: 'Evaluate every startup again',
    answer: started,
    status: 202,
    errors: ['ALREADY_RUNNING'],
  },
  recalculateIndustries: {
    method: 'POST',
    path: '/api/admin/recalculation/industries',
    who: 'admin',
    summary: 'Compute the means of every industry again',
    answer: started,
    status: 202,
    errors: ['ALREADY_RUNNING'],
  },
  listRecalculationLogs: {
    method: 'GET',
    path: '/api/admin/recalculation/logs',
    who: 'admin',
    summary: 'The log of a run, the latest unless one is named',
    query: z.object({ runId: z.optional(pathId) }),
    answer: logs,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  streamRecalculationLogs: {
    ...stream,
    path: '/api/admin/recalculation/logs/stream',
    summary: 'The recalculation log as it grows',
  },
  getRecalculationStatus: {
    method: 'GET',
    path: '/api/admin/recalculation/status',
    who: 'admin',
    summary: 'How far the recalculation is',
    answer: answer(recalculationStatusSchema.shape),
    status: 200,
  },
  cancelRecalculation: {
    method: 'POST',
    path: '/api/admin/recalculation/cancel',
    who: 'admin',
    summary: 'Stop the recalculation',
    answer: messageAnswer,
    status: 202,
    errors: ['NOT_RUNNING'],
  },
  getSystemStatus: {
    method: 'GET',
    path: '/api/admin/status',
    who: 'admin',
    summary: 'The state of the system’s parts',
    answer: answer(systemStatusSchema.shape),
    status: 200,
  },
  listContainers: {
    method: 'GET',
    path: '/api/admin/containers',
    who: 'admin',
    summary: 'The containers of the engine',
    answer: z.array(containerSchema),
    status: 200,
    errors: ['NO_CONTAINER_ENGINE'],
  },
  listContainerLogs: {
    method: 'GET',
    path: '/api/admin/containers/{id}/logs',
    who: 'admin',
    summary: 'The newest lines of a container’s log',
    params: z.object({ id: z.string().check(z.regex(/^[\w.-]{1,128}$/)) }),
    query: z.object({ tail: count(5000, 500) }),
    answer: logs,
    status: 200,
    errors: ['NOT_FOUND', 'NO_CONTAINER_ENGINE'],
  },
  getCronStatus: {
    method: 'GET',
    path: '/api/admin/cron/status',
    who: 'admin',
    summary: 'Whether the scheduled jobs run, and when',
    answer: answer(cronStatusSchema.shape),
    status: 200,
  },
  listCronRuns: {
    method: 'GET',
    path: '/api/admin/cron/runs',
    who: 'admin',
    summary: 'Past runs of the scheduled jobs',
    query: z.object({
      result: z.optional(z.enum(['running', 'success', 'failure', 'cancelled'])),
      from: z.optional(date),
      to: z.optional(date),
      page: z._default(pageNumber, 1),
    }),
    answer: answer({ runs: z.array(cronRunSchema), page: z.number(), pages: z.number() }),
    status: 200,
  },
  listCronLogs: {
    method: 'GET',
    path: '/api/admin/cron/logs',
    who: 'admin',
    summary: 'The newest lines of the scheduled jobs’ log',
    query: latest,
    answer: answer({ logs: z.array(z.string()), entries: logs }),
    status: 200,
  },
  streamCronLogs: {
    ...stream,
    path: '/api/admin/cron/logs/stream',
    summary: 'The log of the scheduled jobs as it grows',
  },
  startCron: {
    method: 'POST',
    path: '/api/admin/cron/start',
    who: 'admin',
    summary: 'Start the scheduled jobs; again changes nothing',
    body: allJobs,
    answer: switched,
    status: 200,
  },
  stopCron: {
    method: 'POST',
    path: '/api/admin/cron/stop',
    who: 'admin',
    summary: 'Stop the scheduled jobs; again changes nothing',
    body: allJobs,
    answer: switched,
    status: 200,
  },
} as const satisfies Record<string, Call>;
