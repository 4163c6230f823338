import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import type { Caller } from '../services/Caller.ts';
import { itemSource } from './readItems.ts';
import { isVisibleTo } from './visibility.ts';

/** Evaluated once for the whole list, because a subquery per startup takes longer than everything else. */
const isAmong = (table: SQL, userId: number): SQL =>
  sql`s.id in (select startup_id from ${table} where user_id = ${userId})`;

/**
 * An entity tag of everything that the caller's list depends on: the startups, when each was changed and
 * evaluated, and which the caller owns and follows. A different list has a different tag.
 */
export async function listTag(db: Queryable, caller: Caller): Promise<string> {
  const isOwner = isAmong(sql`startup_owners`, caller.id);
  const isFollowing = isAmong(sql`startup_followers`, caller.id);
  const state = sql`row(s.id, s.updated_at, l.evaluated_at, l.score, ${isOwner}, ${isFollowing})`;
  const { rows } = await db.execute<{ tag: string }>(sql`
    select md5(concat_ws(',', count(*), sum(hash_record_extended(${state}, 0)), sum(hash_record_extended(${state}, 1)))) as tag
    from ${itemSource}
    where ${isVisibleTo(caller)}`);
  return rows[0]?.tag ?? '';
}
