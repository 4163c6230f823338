import type { StartupEvent } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import type { Caller } from '../services/Caller.ts';
import { isLeftToCreator, isVisibleTo } from '../startups/visibility.ts';

export type Reader = Pick<Caller, 'id' | 'role'>;

export type NoticeRow = StartupEvent & {
  id: number;
  startup: { id: number; name: string };
  created_at: string;
  calculation_date: string | null;
  is_unread: boolean;
};

/**
 * The events `e` that somebody is told, of the startups `s` that they may see now: what happened since they follow or own
 * a startup, or created it. Decided claims and facts that are about to expire are for owners and creators.
 */
const toldTo = (reader: Reader): SQL => sql`
  (
    select startup_id, min(since) as since, min(since) filter (where is_own) as own_since
    from (
      select startup_id, created_at as since, false as is_own from startup_followers where user_id = ${reader.id}
      union all
      select startup_id, created_at, true from startup_owners where user_id = ${reader.id}
      union all
      select s.id, s.created_at, true from startups s where s.user_id = ${reader.id} and ${isLeftToCreator(reader.id)}
    ) as standing
    group by startup_id
  ) as told
  join startups s on s.id = told.startup_id and ${isVisibleTo(reader)}
  join startup_events e on e.startup_id = s.id and e.created_at >= told.since
    and (e.kind not in ('claims_decided', 'facts_expiring') or e.created_at >= told.own_since)`;

const isUnread = ({ id }: Reader): SQL =>
  sql`e.created_at > coalesce((select notices_read_at from users where id = ${id}), '-infinity')`;

/** How many notices somebody has, and how many of them are unread. */
export async function countTold(db: Queryable, reader: Reader): Promise<{ total: number; unread: number }> {
  const { rows } = await db.execute<{ total: number; unread: number }>(sql`
    select count(*)::int as total, (count(*) filter (where ${isUnread(reader)}))::int as unread
    from ${toldTo(reader)}`);
  return rows[0] ?? { total: 0, unread: 0 };
}

/**
 * The notices of somebody, newest first.
 *
 * @param since Only unread ones that are newer than this.
 */
export function readNoticeRows(
  db: Queryable,
  reader: Reader,
  { since, limit, offset = 0 }: { since?: Date; limit: number; offset?: number },
): Promise<NoticeRow[]> {
  const isNew = since ? sql`e.created_at > ${since.toISOString()} and ${isUnread(reader)}` : sql`true`;
  return readPacked<NoticeRow>(
    db,
    sql`
      select json_build_object(
        'id', e.id, 'startup', json_build_object('id', s.id, 'name', s.name), 'kind', e.kind, 'detail', e.detail,
        'created_at', ${isoTime(sql`e.created_at`)},
        'calculation_date', (select ${isoTime(sql`c.calculation_date`)} from calculations c where c.id = e.calculation_id),
        'is_unread', ${isUnread(reader)}) as packed
      from ${toldTo(reader)}
      where ${isNew}
      order by e.created_at desc, e.id desc
      limit ${limit} offset ${offset}`,
  );
}
