import * as z from 'zod/mini';

import {
  auditEventSchema,
  containerSchema,
  cronRunSchema,
  cronStatusSchema,
  publicationSchema,
  recalculationStatusSchema,
  systemStatusSchema,
} from '../../schemas/admin.ts';
import { logEntrySchema } from '../../schemas/logEntry.ts';
import { rowId } from '../../schemas/primitives.ts';
import { response, messageResponse } from '../response.ts';

// Recalculation, scheduled jobs, containers and the state of the system.

const logs = z.array(logEntrySchema);
const started = response({ message: z.string(), runId: rowId });
const switched = response({ message: z.string(), status: z.enum(['running', 'stopped']) });

export const recalculateStartups = started;
export const recalculateIndustries = started;
export const listRecalculationLogs = logs;
export const getRecalculationStatus = response(recalculationStatusSchema.shape);
export const cancelRecalculation = messageResponse;
export const listPublications = response({ publications: z.array(publicationSchema) });
export const decidePublication = messageResponse;
export const getSystemStatus = response(systemStatusSchema.shape);
export const listContainers = z.array(containerSchema);
export const listContainerLogs = logs;
export const getCronStatus = response(cronStatusSchema.shape);
export const listCronRuns = response({ runs: z.array(cronRunSchema), page: z.number(), pages: z.number() });
export const listCronLogs = response({ logs: z.array(z.string()), entries: logs });
export const startCron = switched;
export const stopCron = switched;
/** `before` is what the request for the next page sends; null on the last one. */
export const listAuditEvents = response({ events: z.array(auditEventSchema), before: z.nullable(z.number()) });
