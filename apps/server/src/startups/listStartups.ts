import { sql } from 'drizzle-orm';

import { readPacked } from '../db/readPacked.ts';
import type { Answer, Verb } from '../http/Verb.ts';
import { isVisibleTo } from './visibility.ts';

type Item = Answer<'listStartups'>['startups'][number];

export const listStartups: Verb<'listStartups'> = async ({ ctx }) => ({
  startups: await readPacked<Item>(
    ctx.db,
    sql`
      select json_build_object('id', s.id, 'name', s.name, 'description', s.description, 'website_url', s.website_url,
        'industry_id', s.industry_id, 'stage_id', s.stage_id, 'is_private', s.is_private) as packed
      from startups s
      where ${isVisibleTo(ctx.caller)}
      order by f_unaccent(lower(s.name)), s.id`,
  ),
});
