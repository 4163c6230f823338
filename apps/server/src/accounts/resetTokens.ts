import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { passwordResets } from '../db/schema/passwordResets.ts';
import { users } from '../db/schema/users.ts';
import { hashOfToken, newToken } from './tokens.ts';

export const hourMs = 3_600_000;
/** How long an expired link is still distinguished from an unknown one. */
const keptMs = 30 * 24 * hourMs;
/** How many links of an hour anybody may ask for at once; further ones come one in five minutes. */
const mostAtOnce = 3;
const pauseMs = 5 * 60_000;
/** An id that no user has. */
const noUser = 0;

/**
 * Creates a 256-bit token that can set the user's password for `lifeMs`; only its hash is stored. Without a user
 * the same statements run but store nothing.
 *
 * @param isAsked Whether anybody may ask for it. Then it is stored only at a pace that does not fill a mailbox; the
 * links before it still work.
 * @returns The token, or null when it was not stored.
 */
export async function newResetToken(
  db: Queryable,
  userId: number | null,
  { now, lifeMs, isAsked = false }: { now: Date; lifeMs: number; isAsked?: boolean },
): Promise<string | null> {
  const token = newToken();
  const forgetBefore = new Date(now.getTime() - keptMs);
  const expiresAt = new Date(now.getTime() + lifeMs);
  const owner = userId ?? noUser;
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.user_id, owner), lt(passwordResets.expires_at, forgetBefore)));
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { rows } = await db.execute(sql`
    insert into ${passwordResets} (hash, user_id, created_at, expires_at)
    select ${hashOfToken(token)}, id, ${now.toISOString()}, ${expiresAt.toISOString()}
    from ${users} where id = ${owner} and (
      not ${isAsked}
      or (select count(*) from ${passwordResets} where user_id = ${owner} and created_at > ${since(hourMs)}) < ${mostAtOnce}
      or not exists (select from ${passwordResets} where user_id = ${owner} and created_at > ${since(pauseMs)})
    )
    returning hash`);
  return rows.length === 0 ? null : token;
}

/** Invalidates every open link of the user. */
export async function voidResetTokens(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ used_at: now })
    .where(and(eq(passwordResets.user_id, userId), isNull(passwordResets.used_at)));
}
