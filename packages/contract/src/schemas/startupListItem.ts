import * as z from 'zod/mini';

import { levelSchema, rangeSchema } from './level.ts';
import { rowId, timestamp } from './primitives.ts';

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());
const bit = z.union([z.literal(0), z.literal(1)]);

/** A startup as lists show it. */
export const startupListItemSchema = z
  .object({
    id: rowId,
    name: z.string(),
    description: nullableText,
    location: nullableText,
    foundation_year: nullableNumber,
    website_url: nullableText,
    industry_id: nullableNumber,
    stage_id: nullableNumber,
    business_model_id: nullableNumber,
    /** Which of industry and stage, the fields shown in lists, are defaults. */
    defaulted_fields: z.optional(z.array(z.string())),
    is_private: bit,
    is_owner: z.boolean(),
    is_following: z.boolean(),
    updated_at: timestamp,
    IE_investability_score: nullableNumber,
    IE_investability_level: levelSchema,
    coverage: nullableNumber,
    /** Share of the score for which somebody other than the startup vouches; null where it was not worked out. */
    evidenced: nullableNumber,
    range: z.nullable(rangeSchema),
    /** How many severe contradictions between its figures nobody has answered. */
    open_contradictions: z.number(),
  })
  .register(z.globalRegistry, { id: 'StartupListItem' });
export type StartupListItem = z.output<typeof startupListItemSchema>;
