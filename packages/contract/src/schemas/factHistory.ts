import * as z from 'zod/mini';

import { message } from '../messages.ts';
import { isStartupFieldId, type StartupFieldId, startupFieldIds } from '../startupFields.ts';
import { judged } from './primitives.ts';
import { fieldSourceSchema } from './startup.ts';

/** Fields of a startup that are facts: all but those that say who it belongs to. */
export type FactId = Exclude<StartupFieldId, 'is_owner' | 'user_id'>;

/** Whether a text names a fact of a startup. */
export function isFactId(text: unknown): text is FactId {
  return typeof text === 'string' && isStartupFieldId(text) && text !== 'is_owner' && text !== 'user_id';
}

/** A fact, named in a path. */
export const factIdSchema = judged<FactId>(
  (value) => (isFactId(value) ? null : message('unknownField', { field: String(value) })),
  { type: 'string', enum: startupFieldIds.filter(isFactId) },
);

const { kind, document_id, document, page, cell, quote, url, confidence, by_name, at, confirmed_by_name } =
  fieldSourceSchema.shape;

/** A value that a fact has or had. Users who may not see the evidence get only value, kind and dates. */
export const pastFactSchema = z
  .object({
    /** Null if it was not recorded. */
    value: z.unknown(),
    kind,
    /** Of which day the value is, 'YYYY-MM-DD': by its document or page, or when it was entered. */
    date: z.string(),
    /** The last day on which somebody said that it is still so; null if nobody has. */
    confirmed: z.nullable(z.string()),
    document_id,
    document,
    page,
    cell,
    quote,
    url,
    confidence,
    by_name,
    at,
    confirmed_by_name,
    /** First and last name of the administrator who accepted it; absent for a value that needed no acceptance. */
    accepted_by_name: z.optional(z.nullable(z.string())),
    /** Whether a setting accepted it, and no person. */
    is_automatic: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'PastFact' });
export type PastFact = z.output<typeof pastFactSchema>;
