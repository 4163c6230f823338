import type { FactAgeState } from '@aval/metrics';
import * as z from 'zod/mini';

import { capSchema } from './cap.ts';
import { contradictionAnswerSchema } from './contradictionAnswer.ts';
import { judged, rowId, timestamp } from './primitives.ts';
import type { StartupFinancials, StartupTeam, StartupValueProposition } from './startupFacts.ts';
import { startupListItemSchema } from './startupListItem.ts';
import { numberIds, shapeOf, textIds } from './startupShape.ts';

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());

export const sourceKinds = ['stated', 'defaulted', 'document', 'url', 'import'] as const;
const factAgeStates = ['fresh', 'aged', 'expired'] as const satisfies readonly FactAgeState[];

/** The source of a field's value. Users who may not see the evidence get only its kind and its age. */
export const fieldSourceSchema = z
  .object({
    kind: z.enum(sourceKinds),
    document_id: z.optional(z.nullable(rowId)),
    /** Name of the file. */
    document: z.optional(z.nullable(z.string())),
    page: z.optional(z.nullable(z.number())),
    cell: z.optional(z.nullable(z.string())),
    quote: z.optional(z.nullable(z.string())),
    url: z.optional(z.nullable(z.string())),
    confidence: z.optional(z.nullable(z.number())),
    by: z.optional(z.nullable(rowId)),
    /** First and last name of the user who entered it. */
    by_name: z.optional(z.nullable(z.string())),
    at: z.optional(z.nullable(timestamp)),
    /** When somebody last said that the value is still so. */
    confirmed_at: z.optional(z.nullable(timestamp)),
    /** First and last name of the user who said so. */
    confirmed_by_name: z.optional(z.nullable(z.string())),
    /** Of which day the value is, 'YYYY-MM-DD': by its document or page, or when it was entered or confirmed. */
    date: z.optional(z.string()),
    /** Age in whole months. */
    months: z.optional(z.number()),
    /** Whether the value is still taken for granted; absent for defaults, as date and months are. */
    age: z.optional(z.enum(factAgeStates)),
  })
  .register(z.globalRegistry, { id: 'FieldSource' });
export type FieldSource = z.output<typeof fieldSourceSchema>;

export const personSchema = z.object({ id: rowId, first_name: z.string(), last_name: z.string() });
export type Person = z.output<typeof personSchema>;

/**
 * Why a startup that its owner made public is private: it waits for an administrator who agrees, or one refused, with a
 * reason. Null for any other startup.
 */
export const publicationReviewSchema = z.object({
  state: z.enum(['waiting', 'refused']),
  reason: z.nullable(z.string()),
});
export type PublicationReview = z.output<typeof publicationReviewSchema>;

/** All data of a startup. */
export const startupSchema = z
  .object({
    ...shapeOf(textIds, nullableText),
    ...shapeOf(numberIds, nullableNumber),
    ...startupListItemSchema.shape,
    team: storedFacts<StartupTeam>(),
    financials: storedFacts<StartupFinancials>(),
    value_proposition: storedFacts<StartupValueProposition>(),
    defaulted_fields: z.array(z.string()),
    field_sources: z.record(z.string(), fieldSourceSchema),
    /** Answers to contradictions by their id. */
    answers: z.record(z.string(), contradictionAnswerSchema),
    /** The limits that hold its score down. */
    caps: z.array(capSchema),
    /** Whether the caller may answer contradictions: its creator, and administrators. */
    can_answer: z.boolean(),
    owners: z.array(personSchema),
    review: z.nullable(publicationReviewSchema),
    created_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'Startup' });
export type Startup = z.output<typeof startupSchema>;

/** Facts were validated when they were written, so reading them never fails. */
function storedFacts<Facts>() {
  return judged<Facts | null>(() => null, { type: ['object', 'null'] });
}
