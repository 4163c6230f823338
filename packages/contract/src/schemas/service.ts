import * as z from 'zod/mini';

import { type ErrorCode, errorCodes } from '../errors.ts';
import { requiredText, timestamp } from './primitives.ts';
import { email } from './user.ts';

export const logEntrySchema = z
  .object({ timestamp, level: z.enum(['INFO', 'WARNING', 'ERROR']), message: z.string() })
  .register(z.globalRegistry, { id: 'LogEntry' });
export type LogEntry = z.output<typeof logEntrySchema>;

export const fieldIssueSchema = z.object({ path: z.string(), message: z.string() });
/** One thing that is wrong with what was sent; path is dotted. */
export type FieldIssue = z.output<typeof fieldIssueSchema>;

/** What every refused call answers. */
export const errorBodySchema = z
  .object({
    success: z.literal(false),
    error: z.enum(errorCodes as readonly [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.nullable(z.string()),
    issues: z.optional(z.array(fieldIssueSchema)),
    requestId: z.string(),
  })
  .register(z.globalRegistry, { id: 'ErrorBody' });
export type ErrorBody = z.output<typeof errorBodySchema>;

/** A message to the people behind the product. */
export const contactSchema = z.strictObject({
  name: requiredText({ en: 'Name', es: 'Nombre' }, 200),
  email,
  message: requiredText({ en: 'Message', es: 'Mensaje' }, 5000),
});
