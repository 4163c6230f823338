import { recordEvent } from '../db/recordEvent.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requirePortfolio } from './readPortfolios.ts';

export const createPortfolio: Handler<'createPortfolio'> = async ({ ctx, input: { body } }) => {
  const now = ctx.now();
  const portfolio = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(portfolios)
      .values({
        user_id: ctx.caller.id,
        name: body.name,
        description: body.description ?? '',
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: portfolios.id });
    if (!row) throw new ApiError('NAME_TAKEN');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'create',
      targetType: 'portfolio',
      targetId: row.id,
      at: now,
    });
    return requirePortfolio(tx, ctx.caller, row.id);
  });
  return { id: portfolio.id, portfolio, message: texts.portfolioCreated[ctx.locale] };
};
