import { and, countDistinct, eq, gt } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { publications } from '../db/schema/publications.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';

const dayMs = 24 * 3_600_000;

/**
 * Decides whether a startup that the caller makes public is public at once or waits for review, so that nobody fills
 * rankings and means with startups of their own. Not for administrators, who publish without limits.
 *
 * @returns What to store once the startup is stored.
 * @throws ApiError PUBLICATION_LIMIT when the caller published as many startups within a day as an account may.
 */
export async function requestPublication(ctx: Context, tx: Transaction): Promise<'published' | 'waiting'> {
  const { AVAL_NEW_ACCOUNT_DAYS, AVAL_LIMIT_PUBLIC, AVAL_LIMIT_PUBLIC_NEW, AVAL_REVIEW_NEW } = ctx.env;
  const now = ctx.now().getTime();
  // Locked, so that requests at the same time are counted one after the other.
  const [user] = await tx.select().from(users).where(eq(users.id, ctx.caller.id)).for('no key update');
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const isYoung = now - user.created_at.getTime() < AVAL_NEW_ACCOUNT_DAYS * dayMs;
  const isNew = isYoung || user.email_confirmed_at === null;
  const limit = isNew ? AVAL_LIMIT_PUBLIC_NEW : AVAL_LIMIT_PUBLIC;
  const since = new Date(now - dayMs);
  const [counted] = await tx
    .select({ total: countDistinct(publications.startup_id) })
    .from(publications)
    .where(and(eq(publications.user_id, user.id), gt(publications.created_at, since)));
  if ((counted?.total ?? 0) >= limit) throw new ApiError('PUBLICATION_LIMIT', { values: { limit } });
  return isNew && AVAL_REVIEW_NEW ? 'waiting' : 'published';
}

/** Stores what `requestPublication` decided; a request that waits is recorded as an event of its own. */
export async function storePublication(
  ctx: Context,
  tx: Transaction,
  { startupId, state }: { startupId: number; state: 'published' | 'waiting' },
): Promise<void> {
  const [userId, at] = [ctx.caller.id, ctx.now()];
  await tx.insert(publications).values({ startup_id: startupId, user_id: userId, state, created_at: at });
  if (state === 'published') return;
  await recordEvent(tx, { userId, action: 'ask_publication', targetType: 'startup', targetId: startupId, at });
}
