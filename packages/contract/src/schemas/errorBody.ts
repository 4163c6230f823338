import * as z from 'zod/mini';

import { type ErrorCode, errorCodes } from '../errors.ts';

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
