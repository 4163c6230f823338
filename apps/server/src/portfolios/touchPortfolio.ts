import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import type { Context } from '../http/Context.ts';

/** Updates the date of a portfolio whose startups changed, and records the event. */
export async function touchPortfolio(
  ctx: Context,
  tx: Transaction,
  { action, portfolioId, startupId }: { action: string; portfolioId: number; startupId: number },
): Promise<void> {
  await tx.update(portfolios).set({ updated_at: ctx.now() }).where(eq(portfolios.id, portfolioId));
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action,
    targetType: 'portfolio',
    targetId: portfolioId,
    detail: { startup_id: startupId },
    at: ctx.now(),
  });
}
