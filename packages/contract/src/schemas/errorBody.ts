import * as z from 'zod/mini';

import { type ErrorCode, errorCodes } from '../errors.ts';
import { timestamp } from './primitives.ts';

export const fieldIssueSchema = z.object({ path: z.string(), message: z.string() });
/** A validation issue; its path is dotted. */
export type FieldIssue = z.output<typeof fieldIssueSchema>;

export const editSchema = z.object({
  /** The editor's name; null when unknown or hidden from the caller. */
  by: z.nullable(z.string()),
  by_caller: z.boolean(),
  at: timestamp,
});
/** Who edited a record, and when. */
export type Edit = z.output<typeof editSchema>;

/** The body of every error response. */
export const errorBodySchema = z
  .object({
    success: z.literal(false),
    error: z.enum(errorCodes as readonly [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.nullable(z.string()),
    issues: z.optional(z.array(fieldIssueSchema)),
    /** With STALE: the conflicting edit. */
    edit: z.optional(editSchema),
    requestId: z.string(),
  })
  .register(z.globalRegistry, { id: 'ErrorBody' });
export type ErrorBody = z.output<typeof errorBodySchema>;
