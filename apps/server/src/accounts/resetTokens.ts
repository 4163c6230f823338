import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { passwordResets } from '../db/schema/passwordResets.ts';
import { users } from '../db/schema/users.ts';
import { hashOfToken, newToken } from './tokens.ts';

export const hourMs = 3_600_000;
/** How long an expired link is still distinguished from an unknown one. */
const keptMs = 30 * 24 * hourMs;
/** An id that no user has. */
const noUser = 0;

/**
 * Creates a 256-bit token that can set the user's password for `lifeMs`; only its hash is stored. Without a user
 * the same statements run but store nothing.
 */
export async function newResetToken(
  db: Queryable,
  userId: number | null,
  { now, lifeMs }: { now: Date; lifeMs: number },
): Promise<string> {
  const token = newToken();
  const forgetBefore = new Date(now.getTime() - keptMs);
  const expiresAt = new Date(now.getTime() + lifeMs);
  const owner = userId ?? noUser;
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.user_id, owner), lt(passwordResets.expires_at, forgetBefore)));
  await db.execute(sql`
    insert into ${passwordResets} (hash, user_id, created_at, expires_at)
    select ${hashOfToken(token)}, id, ${now.toISOString()}, ${expiresAt.toISOString()}
    from ${users} where id = ${owner}`);
  return token;
}

/** Invalidates every open link of the user. */
export async function voidResetTokens(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ used_at: now })
    .where(and(eq(passwordResets.user_id, userId), isNull(passwordResets.used_at)));
}
