import { type SQL, sql } from 'drizzle-orm';

import type { Caller } from '../services/Caller.ts';

/** Whether the startup `s` of a query is owned by the user. */
export const isOwnedBy = (userId: number): SQL<boolean> =>
  sql`exists (select 1 from startup_owners o where o.startup_id = s.id and o.user_id = ${userId})`;

/** Whether the startup `s` of a query is followed by the user. */
export const isFollowedBy = (userId: number): SQL<boolean> =>
  sql`exists (select 1 from startup_followers f where f.startup_id = s.id and f.user_id = ${userId})`;

/**
 * Whether the startup `s` of a query is still in the hands of its creator, who is the user: it has no owners, and nobody
 * else has owned it since.
 *
 * @param userId The number of the user, or a column that has it.
 */
export const isLeftToCreator = (userId: number | SQL): SQL<boolean> =>
  sql`(coalesce(s.user_id = ${userId}, false) and not s.changed_hands
    and not exists (select 1 from startup_owners o where o.startup_id = s.id))`;

/**
 * Whether the startup `s` of a query is visible to the caller: a private one is visible to its owners, to its creator
 * while it has not changed hands, and to administrators. Every query that returns or counts startups must have this
 * condition.
 */
export function isVisibleTo({ id, role }: Pick<Caller, 'id' | 'role'>): SQL<boolean> {
  if (role === 'admin') return sql`s.deleted_at is null`;
  return sql`s.deleted_at is null and (s.is_private = 0 or ${isLeftToCreator(id)} or ${isOwnedBy(id)})`;
}
