import { sql } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { itemSource } from './readItems.ts';
import { isFollowedBy, isOwnedBy, isVisibleTo } from './visibility.ts';

/**
 * All that the caller's list of startups depends on, in short: which startups there are, when each was changed and
 * evaluated, and which the caller owns and follows. Another list has another tag.
 */
export async function listTag(db: Queryable, caller: Caller): Promise<string> {
  const state = sql`row(s.id, s.updated_at, l.evaluated_at, l.score, ${isOwnedBy(caller.id)}, ${isFollowedBy(caller.id)})`;
  const { rows } = await db.execute<{ tag: string }>(sql`
    select md5(concat_ws(',', count(*), sum(hash_record_extended(${state}, 0)), sum(hash_record_extended(${state}, 1)))) as tag
    from ${itemSource}
    where ${isVisibleTo(caller)}`);
  return rows[0]?.tag ?? '';
}
