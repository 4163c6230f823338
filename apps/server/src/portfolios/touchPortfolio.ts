import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';

/** Updates the date of a portfolio whose startups changed, and records the event. */
export async function touchPortfolio(
  ctx: Context,
  tx: Transaction,
  {
    action,
    portfolioId,
    startupId,
  }: { action: 'add_startup' | 'remove_startup'; portfolioId: number; startupId: number },
): Promise<void> {
  const isThis = eq(portfolios.id, portfolioId);
  const [before] = await tx.select().from(portfolios).where(isThis).for('no key update');
  if (!before) throw new ApiError('NOT_FOUND');
  const at = timeOfEdit(before, ctx.now());
  await tx.update(portfolios).set({ updated_at: at }).where(isThis);
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action,
    targetType: 'portfolio',
    targetId: portfolioId,
    detail: { startup_id: startupId },
    at,
  });
}
