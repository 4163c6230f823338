import { and, eq } from 'drizzle-orm';

import { portfolioStartups } from '../db/schema/portfolios.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { requireOwnPortfolio } from './readPortfolios.ts';
import { touchPortfolio } from './touchPortfolio.ts';

export const removeFromPortfolio: Handler<'removeFromPortfolio'> = async ({ ctx, input: { params } }) => {
  const startupId = Number(params.startupId);
  const portfolio = await ctx.db.transaction(async (tx) => {
    await requireOwnPortfolio(tx, ctx.caller, params.id);
    // A startup that became private is hidden from others until it is public again.
    await requireVisible(tx, ctx.caller, startupId);
    const removed = await tx
      .delete(portfolioStartups)
      .where(and(eq(portfolioStartups.portfolio_id, params.id), eq(portfolioStartups.startup_id, startupId)))
      .returning();
    if (removed.length === 0) throw new ApiError('NOT_FOUND');
    await touchPortfolio(ctx, tx, { action: 'remove_startup', portfolioId: params.id, startupId });
    return requireOwnPortfolio(tx, ctx.caller, params.id);
  });
  return { portfolio, message: texts.removedFromPortfolio[ctx.locale] };
};
