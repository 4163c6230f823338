import { count, eq } from 'drizzle-orm';

import { portfolioStartups } from '../db/schema/portfolios.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { requireOwnPortfolio } from './readPortfolios.ts';
import { touchPortfolio } from './touchPortfolio.ts';

/** A comparison takes the server's time, so it must not grow without end: 500 startups take about a second. */
const most = 500;

export const addToPortfolio: Handler<'addToPortfolio'> = async ({ ctx, input: { params } }) => {
  const startupId = Number(params.startupId);
  const portfolio = await ctx.db.transaction(async (tx) => {
    await requireOwnPortfolio(tx, ctx.caller, params.id);
    await requireVisible(tx, ctx.caller, startupId);
    const added = await tx
      .insert(portfolioStartups)
      .values({ portfolio_id: params.id, startup_id: startupId, created_at: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw new ApiError('ALREADY_IN_PORTFOLIO');
    // Locks the portfolio, so that startups added at the same time are counted one after the other.
    await touchPortfolio(ctx, tx, { action: 'add_startup', portfolioId: params.id, startupId });
    const [counted] = await tx
      .select({ total: count() })
      .from(portfolioStartups)
      .where(eq(portfolioStartups.portfolio_id, params.id));
    if ((counted?.total ?? 0) > most) throw new ApiError('CONFLICT', { text: texts.portfolioFull, values: { most } });
    return requireOwnPortfolio(tx, ctx.caller, params.id);
  });
  return { portfolio, message: texts.addedToPortfolio[ctx.locale] };
};
