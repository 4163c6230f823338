import { sql } from 'drizzle-orm';

import type { StreamedItem, Verb } from '../http/Verb.ts';
import { itemBatches } from './itemBatches.ts';

const brief = sql`json_build_object('id', s.id, 'name', s.name, 'description', s.description,
  'website_url', s.website_url, 'industry_id', s.industry_id, 'stage_id', s.stage_id, 'is_private', s.is_private)`;

export const listStartups: Verb<'listStartups'> = async ({ ctx }) => ({
  list: 'startups',
  batches: itemBatches<StreamedItem<'listStartups'>>(ctx.db, ctx.caller, { item: brief }),
});
