import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requirePortfolio } from './readPortfolios.ts';

export const deletePortfolio: Handler<'deletePortfolio'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    const { name } = await requirePortfolio(tx, ctx.caller, params.id);
    await tx.delete(portfolios).where(eq(portfolios.id, params.id));
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'portfolio',
      targetId: params.id,
      targetName: name,
      at: ctx.now(),
    });
  });
  return { message: texts.portfolioDeleted[ctx.locale] };
};
