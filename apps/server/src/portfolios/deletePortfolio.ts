import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';
import { requirePortfolio } from './readPortfolios.ts';

export const deletePortfolio: Verb<'deletePortfolio'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    const { name } = await requirePortfolio(tx, ctx.caller, params.id);
    await tx.delete(portfolios).where(eq(portfolios.id, params.id));
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'portfolio',
      targetId: params.id,
      detail: { name },
      at: ctx.now(),
    });
  });
  return { message: texts.portfolioDeleted[ctx.locale] };
};
