import * as z from 'zod/mini';

import { startupListItemSchema } from '../../schemas/startupListItem.ts';
import { answer } from '../answer.ts';

// Startups as lists show them.

const startups = answer({ startups: z.array(startupListItemSchema) });

/** A startup with its last scores, oldest first. */
const relevantStartupSchema = z.extend(startupListItemSchema, {
  recent_scores: z.array(z.object({ date: z.string(), score: z.number() })),
});
export type RelevantStartup = z.output<typeof relevantStartupSchema>;

export const listTopRelevant = answer({ startups: z.array(relevantStartupSchema) });
export const listStartups = answer({
  startups: z.array(
    z.pick(startupListItemSchema, {
      id: true,
      name: true,
      description: true,
      website_url: true,
      industry_id: true,
      stage_id: true,
      is_private: true,
    }),
  ),
});
export const listStartupsFull = startups;
export const listMine = answer({
  startups: z.array(z.pick(startupListItemSchema, { id: true, name: true, is_owner: true, is_following: true })),
});
export const listMineFull = startups;
export const searchStartups = answer({
  startups: z.array(startupListItemSchema),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  total_is_capped: z.boolean(),
});
export const findSimilar = answer({ startups: z.array(z.pick(startupListItemSchema, { id: true, name: true })) });
export const listDeleted = answer({
  startups: z.array(z.extend(startupListItemSchema, { deleted_at: z.string() })),
  page: z.number(),
  pages: z.number(),
});
