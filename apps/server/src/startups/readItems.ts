import type { StartupListItem } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { isFollowedBy, isOwnedBy, isVisibleTo } from './visibility.ts';

interface Selection {
  where?: SQL;
  orderBy?: SQL;
  limit?: number;
  offset?: number;
}

/** Startups `s` with their latest scores `l`, where they have any: what items of a list are made from. */
export const itemSource = sql`startups s left join latest_scores l on l.startup_id = s.id`;

/** A startup of `itemSource` as an item of a list, by the names that travel. */
export function itemOf(caller: Pick<Caller, 'id'>): SQL {
  return sql`(select row_to_json(item) from (select
    s.id, s.name, s.description, s.location, s.foundation_year, s.website_url, s.industry_id, s.stage_id,
    s.business_model_id, s.is_private,
    ${isOwnedBy(caller.id)} as is_owner, ${isFollowedBy(caller.id)} as is_following,
    ${isoTime(sql`s.updated_at`)} as updated_at,
    l.score as "IE_investability_score", coalesce(l.level, 'Not Evaluated') as "IE_investability_level",
    l.coverage,
    case when l.range_low is not null then json_build_object('low', l.range_low, 'high', l.range_high) end as range
  ) item)`;
}

/** The startups of a list, of those that exist for the caller. */
export function readItems(
  db: Queryable,
  caller: Caller,
  { where = sql`true`, orderBy = sql`s.id`, limit, offset = 0 }: Selection,
): Promise<StartupListItem[]> {
  return readPacked<StartupListItem>(
    db,
    sql`
      select ${itemOf(caller)} as packed
      from ${itemSource}
      where ${isVisibleTo(caller)} and ${where}
      order by ${orderBy}
      ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${offset}`,
  );
}
