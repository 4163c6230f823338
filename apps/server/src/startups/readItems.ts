import type { StartupListItem } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import { namedColumns } from '../db/namedColumns.ts';
import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import type { Caller } from '../services/Caller.ts';
import { isFollowedBy, isOwnedBy, isVisibleTo } from './visibility.ts';

interface Selection {
  where?: SQL;
  orderBy?: SQL;
  limit?: number;
  offset?: number;
}

/** Startups `s` with their latest scores `l`, if any: the source of list items. */
export const itemSource = sql`startups s left join latest_scores l on l.startup_id = s.id`;

/** Only a few startups have a defaulted classification, so the details are computed for those only. */
const defaultedOfShown = sql`case
  when s.defaulted_fields && '{industry_id,stage_id}' then array(
    select field from unnest(s.defaulted_fields) as field where field in ('industry_id', 'stage_id'))
  else '{}' end`;

/** The columns of a list item from `itemSource`, by wire name. */
export function itemColumns(caller: Pick<Caller, 'id'>): Record<keyof StartupListItem, SQL> {
  return {
    id: sql`s.id`,
    name: sql`s.name`,
    description: sql`s.description`,
    location: sql`s.location`,
    foundation_year: sql`s.foundation_year`,
    website_url: sql`s.website_url`,
    industry_id: sql`s.industry_id`,
    stage_id: sql`s.stage_id`,
    business_model_id: sql`s.business_model_id`,
    defaulted_fields: defaultedOfShown,
    is_private: sql`s.is_private`,
    is_owner: isOwnedBy(caller.id),
    is_following: isFollowedBy(caller.id),
    updated_at: isoTime(sql`s.updated_at`),
    IE_investability_score: sql`l.score`,
    IE_investability_level: sql`coalesce(l.level, 'Not Evaluated')`,
    coverage: sql`l.coverage`,
    evidenced: sql`l.evidenced`,
    open_contradictions: sql`s.open_contradictions`,
    range: sql`case when l.range_low is not null then json_build_object('low', l.range_low, 'high', l.range_high) end`,
  };
}

/** The startups of a list that are visible to the caller. */
export async function readItems(
  db: Queryable,
  caller: Caller,
  { where = sql`true`, orderBy = sql`s.id`, limit, offset = 0 }: Selection,
): Promise<StartupListItem[]> {
  const items = namedColumns<StartupListItem>(itemColumns(caller));
  const rows = await readPacked<unknown[]>(
    db,
    sql`
      select ${items.packed} as packed
      from ${itemSource}
      where ${isVisibleTo(caller)} and ${where}
      order by ${orderBy}
      ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${offset}`,
  );
  return rows.map(items.rowOf);
}
