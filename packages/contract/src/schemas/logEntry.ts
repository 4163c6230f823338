import * as z from 'zod/mini';

import { timestamp } from './primitives.ts';

export const logEntrySchema = z
  .object({ timestamp, level: z.enum(['INFO', 'WARNING', 'ERROR']), message: z.string() })
  .register(z.globalRegistry, { id: 'LogEntry' });
export type LogEntry = z.output<typeof logEntrySchema>;
