import * as z from 'zod/mini';

import { auditActionIds, auditTargetTypes } from '../auditActions.ts';
import { routes } from '../routes.ts';
import { decidePublicationSchema, scrapeStartupSchema, scrapeUrlSchema } from '../schemas/admin.ts';
import { pathId, sentNumber } from '../schemas/primitives.ts';
import { pageNumber, queryText } from '../schemas/startupQueries.ts';
import type { Endpoint } from './Endpoint.ts';
import { fileLimits } from './fileLimits.ts';
import * as administration from './responses/administration.ts';
import * as scraping from './responses/scraping.ts';

const count = (most: number, usual: number) => z._default(sentNumber(z.int(), z.minimum(1), z.maximum(most)), usual);
const latest = z.object({ limit: count(5000, 500) });
/** A reconnecting client sends the id of its last event. */
const lastEvent = z.object({
  'last-event-id': z.optional(sentNumber(z.int(), z.minimum(0))),
});
const allJobs = z.strictObject({ type: z.literal('all') });
/** A date, or a time in UTC, with a four-digit year. */
const date = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/),
  z.refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1 && year <= 9999;
  }),
);
/** What the audit log and its export are filtered by. */
const auditFilters = {
  /** The number or a part of the name of the account that acted, or that was changed. */
  person: z.optional(queryText),
  /** The number or a part of the name of a startup. */
  startup: z.optional(queryText),
  target: z.optional(z.enum(auditTargetTypes)),
  action: z.optional(z.enum(auditActionIds)),
  from: z.optional(date),
  /** Exclusive; a date without a time includes the whole day in UTC. */
  to: z.optional(date),
  /** A part of a name or of a detail. */
  q: z.optional(queryText),
};
const refusals = ['URL_REFUSED', 'ROBOTS_DISALLOWED', 'NOTHING_FOUND', 'FETCH_TIMEOUT'] as const;

/** Scraping, recalculation, scheduled jobs, containers and the state of the system. */
export const adminEndpoints = {
  scrapeStartup: {
    ...routes.scrapeStartup,
    summary: 'Read a page and create the startup it describes',
    body: scrapeStartupSchema,
    response: scraping.scrapeStartup,
    errors: [...refusals, 'NAME_MISSING', 'CANCELLED', 'CONFLICT'],
  },
  scrapeTest: {
    ...routes.scrapeTest,
    summary: 'Read a page without storing anything',
    body: scrapeUrlSchema,
    response: scraping.scrapeTest,
    errors: [...refusals, 'CANCELLED'],
  },
  scrapeBatch: {
    ...routes.scrapeBatch,
    summary: 'Read every page listed in a text file, one URL per line',
    files: { part: 'file', maxBytes: fileLimits.scrapeBatch },
    response: scraping.scrapeBatch,
    errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
  },
  listScrapeRuns: {
    ...routes.listScrapeRuns,
    summary: 'The latest batches with their progress, newest first',
    response: scraping.listScrapeRuns,
  },
  getScrapeRun: {
    ...routes.getScrapeRun,
    summary: 'The progress of a batch',
    params: z.object({ runId: pathId }),
    response: scraping.getScrapeRun,
    errors: ['NOT_FOUND'],
  },
  cancelScrapeRun: {
    ...routes.cancelScrapeRun,
    summary: 'Cancel a batch; results so far are kept',
    params: z.object({ runId: pathId }),
    response: scraping.cancelScrapeRun,
    errors: ['NOT_FOUND', 'NOT_RUNNING'],
  },
  cancelScrapeUrl: {
    ...routes.cancelScrapeUrl,
    summary: 'Cancel reading a page; the pending request of the caller returns CANCELLED unless it has finished',
    body: scrapeUrlSchema,
    response: scraping.cancelScrapeUrl,
    errors: ['NOT_RUNNING'],
  },
  listScrapeLogs: {
    ...routes.listScrapeLogs,
    summary: 'The newest lines of the scraping log',
    query: latest,
    response: scraping.listScrapeLogs,
  },
  streamScrapeLogs: {
    ...routes.streamScrapeLogs,
    summary: 'Stream of the scraping log',
    headers: lastEvent,
    response: 'events',
  },
  recalculateStartups: {
    ...routes.recalculateStartups,
    summary: 'Evaluate every startup again',
    response: administration.recalculateStartups,
    errors: ['ALREADY_RUNNING'],
  },
  recalculateIndustries: {
    ...routes.recalculateIndustries,
    summary: 'Recompute the figures of every industry',
    response: administration.recalculateIndustries,
    errors: ['ALREADY_RUNNING'],
  },
  listRecalculationLogs: {
    ...routes.listRecalculationLogs,
    summary: 'The log of a run, by default the latest',
    query: z.object({ runId: z.optional(pathId) }),
    response: administration.listRecalculationLogs,
    errors: ['NOT_FOUND'],
  },
  streamRecalculationLogs: {
    ...routes.streamRecalculationLogs,
    summary: 'Stream of the recalculation log',
    headers: lastEvent,
    response: 'events',
  },
  getRecalculationStatus: {
    ...routes.getRecalculationStatus,
    summary: 'The status and progress of the recalculation',
    response: administration.getRecalculationStatus,
  },
  cancelRecalculation: {
    ...routes.cancelRecalculation,
    summary: 'Cancel the recalculation',
    response: administration.cancelRecalculation,
    errors: ['NOT_RUNNING'],
  },
  listPublications: {
    ...routes.listPublications,
    summary: 'The startups that wait for review before they become public, longest waiting first',
    response: administration.listPublications,
  },
  decidePublication: {
    ...routes.decidePublication,
    summary: 'Make a startup public that waits for review, or leave it private',
    params: z.object({ id: pathId }),
    body: decidePublicationSchema,
    response: administration.decidePublication,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  getSystemStatus: {
    ...routes.getSystemStatus,
    summary: 'The status of the system’s components',
    response: administration.getSystemStatus,
  },
  listContainers: {
    ...routes.listContainers,
    summary: 'The containers of the container engine',
    response: administration.listContainers,
    errors: ['NO_CONTAINER_ENGINE', 'UNAVAILABLE'],
  },
  listContainerLogs: {
    ...routes.listContainerLogs,
    summary: 'The latest log lines of a container',
    params: z.object({ id: z.string().check(z.regex(/^[\w.-]{1,128}$/)) }),
    query: z.object({ tail: count(5000, 500) }),
    response: administration.listContainerLogs,
    errors: ['NOT_FOUND', 'NO_CONTAINER_ENGINE', 'UNAVAILABLE'],
  },
  getCronStatus: {
    ...routes.getCronStatus,
    summary: 'The status and schedule of the scheduled jobs',
    response: administration.getCronStatus,
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
    response: administration.listCronRuns,
  },
  listCronLogs: {
    ...routes.listCronLogs,
    summary: 'The newest lines of the scheduled jobs’ log',
    query: latest,
    response: administration.listCronLogs,
  },
  streamCronLogs: {
    ...routes.streamCronLogs,
    summary: 'Stream of the log of the scheduled jobs',
    headers: lastEvent,
    response: 'events',
  },
  startCron: {
    ...routes.startCron,
    summary: 'Start the scheduled jobs; idempotent',
    body: allJobs,
    response: administration.startCron,
  },
  stopCron: {
    ...routes.stopCron,
    summary: 'Stop the scheduled jobs; idempotent',
    body: allJobs,
    response: administration.stopCron,
  },
  listAuditEvents: {
    ...routes.listAuditEvents,
    summary: 'Who changed what, when: newest first, and the rows before one',
    query: z.object({
      ...auditFilters,
      before: z.optional(sentNumber(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
      limit: count(200, 50),
    }),
    response: administration.listAuditEvents,
  },
  exportAuditEvents: {
    ...routes.exportAuditEvents,
    summary: 'The audit log as a CSV file, which is itself recorded in it',
    query: z.object(auditFilters),
    response: 'text',
  },
} as const satisfies Record<string, Endpoint>;
