import * as z from 'zod/mini';

import { startupListItemSchema } from '../../schemas/startupListItem.ts';
import { response } from '../response.ts';

// Lists of startups.

const startups = response({ startups: z.array(startupListItemSchema) });

/** A startup with its last scores, oldest first. */
const relevantStartupSchema = z.extend(startupListItemSchema, {
  recent_scores: z.array(z.object({ date: z.string(), score: z.number() })),
});
export type RelevantStartup = z.output<typeof relevantStartupSchema>;

export const listTopRelevant = response({ startups: z.array(relevantStartupSchema) });
export const listStartups = response({
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
export const listMine = response({
  startups: z.array(z.pick(startupListItemSchema, { id: true, name: true, is_owner: true, is_following: true })),
});
export const listMineFull = startups;
export const searchStartups = response({
  startups: z.array(startupListItemSchema),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  total_is_capped: z.boolean(),
});
export const findSimilar = response({ startups: z.array(z.pick(startupListItemSchema, { id: true, name: true })) });
export const listDeleted = response({
  startups: z.array(z.extend(startupListItemSchema, { deleted_at: z.string() })),
  page: z.number(),
  pages: z.number(),
});
