import * as z from 'zod/mini';

import {
  containerSchema,
  cronRunSchema,
  cronStatusSchema,
  recalculationStatusSchema,
  systemStatusSchema,
} from '../../schemas/admin.ts';
import { logEntrySchema } from '../../schemas/logEntry.ts';
import { rowId } from '../../schemas/primitives.ts';
import { answer, messageAnswer } from '../answer.ts';

// Recalculation, scheduled jobs, containers and the state of the system.

const logs = z.array(logEntrySchema);
const started = answer({ message: z.string(), runId: rowId });
const switched = answer({ message: z.string(), status: z.enum(['running', 'stopped']) });

export const recalculateStartups = started;
export const recalculateIndustries = started;
export const listRecalculationLogs = logs;
export const getRecalculationStatus = answer(recalculationStatusSchema.shape);
export const cancelRecalculation = messageAnswer;
export const getSystemStatus = answer(systemStatusSchema.shape);
export const listContainers = z.array(containerSchema);
export const listContainerLogs = logs;
export const getCronStatus = answer(cronStatusSchema.shape);
export const listCronRuns = answer({ runs: z.array(cronRunSchema), page: z.number(), pages: z.number() });
export const listCronLogs = answer({ logs: z.array(z.string()), entries: logs });
export const startCron = switched;
export const stopCron = switched;
