import * as z from 'zod/mini';

import { type ErrorCode, errorCodes } from '../errors.ts';
import { timestamp } from './primitives.ts';

export const fieldIssueSchema = z.object({ path: z.string(), message: z.string() });
/** One thing that is wrong with what was sent; path is dotted. */
export type FieldIssue = z.output<typeof fieldIssueSchema>;

export const editSchema = z.object({
  /** The editor's name; null when it is unknown or not for the caller to know. */
  by: z.nullable(z.string()),
  by_caller: z.boolean(),
  at: timestamp,
});
/** Who edited a record, and when. */
export type Edit = z.output<typeof editSchema>;

/** What every refused call answers. */
export const errorBodySchema = z
  .object({
    success: z.literal(false),
    error: z.enum(errorCodes as readonly [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.nullable(z.string()),
    issues: z.optional(z.array(fieldIssueSchema)),
    /** With STALE: the edit that came first. */
    edit: z.optional(editSchema),
    requestId: z.string(),
  })
  .register(z.globalRegistry, { id: 'ErrorBody' });
export type ErrorBody = z.output<typeof errorBodySchema>;
