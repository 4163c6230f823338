import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { publications } from '../db/schema/publications.ts';
import type { Context } from '../http/Context.ts';
import { requestPublication, storePublication } from './requestPublication.ts';
import { reviewOf } from './reviewOf.ts';

interface Privacy {
  id: number;
  is_private: 0 | 1;
}

/**
 * The stored privacy of a startup after somebody set it. One that waits for review stays private; making it private
 * withdraws the request, and an administrator who makes it public grants it.
 *
 * @throws ApiError PUBLICATION_LIMIT
 */
export async function privacyAfter(ctx: Context, tx: Transaction, before: Privacy, wanted: 0 | 1): Promise<0 | 1> {
  const isPublished = wanted === 0 && before.is_private === 1;
  const isWithdrawn = wanted === 1;
  if (!isPublished && !isWithdrawn) return wanted;
  if (isWithdrawn || ctx.caller.role === 'admin') {
    const decided = await tx
      .update(publications)
      .set({ state: isWithdrawn ? 'withdrawn' : 'published', decided_by: ctx.caller.id, decided_at: ctx.now() })
      .where(and(eq(publications.startup_id, before.id), eq(publications.state, 'waiting')))
      .returning({ id: publications.id });
    if (isWithdrawn && decided.length > 0) {
      const [userId, at] = [ctx.caller.id, ctx.now()];
      await recordEvent(tx, { userId, action: 'withdraw_publication', targetType: 'startup', targetId: before.id, at });
    }
    return wanted;
  }
  if ((await reviewOf(tx, before))?.state === 'waiting') return 1;
  const state = await requestPublication(ctx, tx);
  await storePublication(ctx, tx, { startupId: before.id, state });
  return state === 'waiting' ? 1 : 0;
}
