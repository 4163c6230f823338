import { sql } from 'drizzle-orm';

import type { StreamedItem, Verb } from '../http/Verb.ts';
import { itemBatches } from './itemBatches.ts';

const columns = {
  id: sql`s.id`,
  name: sql`s.name`,
  description: sql`s.description`,
  website_url: sql`s.website_url`,
  industry_id: sql`s.industry_id`,
  stage_id: sql`s.stage_id`,
  is_private: sql`s.is_private`,
};

export const listStartups: Verb<'listStartups'> = async ({ ctx }) => ({
  list: 'startups',
  batches: itemBatches<StreamedItem<'listStartups'>>(ctx.db, ctx.caller, { columns }),
});
