import { and, eq, isNull, lt } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { passwordResets } from '../db/schema/passwordResets.ts';
import { hashOfToken, newRefreshToken } from './tokens.ts';

const lifeMs = 3_600_000;
/** For so long an old link is still told apart from one that never was. */
const keptMs = 30 * 24 * 3_600_000;

/** A new token of 256 bits that sets the user's password within an hour; only its hash is kept. */
export async function newResetToken(db: Queryable, userId: number, now: Date): Promise<string> {
  const token = newRefreshToken();
  const forgetBefore = new Date(now.getTime() - keptMs);
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.user_id, userId), lt(passwordResets.expires_at, forgetBefore)));
  await db.insert(passwordResets).values({
    hash: hashOfToken(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  });
  return token;
}

/** Makes every open link of the user useless. */
export async function voidResetTokens(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ used_at: now })
    .where(and(eq(passwordResets.user_id, userId), isNull(passwordResets.used_at)));
}
