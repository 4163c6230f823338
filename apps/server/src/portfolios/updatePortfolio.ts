import type { EndpointBody } from '@aval/contract';
import { and, eq, ne, sql } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { requirePortfolio } from './readPortfolios.ts';

export const updatePortfolio: Handler<'updatePortfolio'> = async ({ ctx, input: { params, body } }) => {
  await requirePortfolio(ctx.db, ctx.caller, params.id);
  const portfolio = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(portfolios).where(eq(portfolios.id, params.id)).for('no key update');
    if (!before) throw new ApiError('NOT_FOUND');
    await refuseStale(ctx, tx, { type: 'portfolio', ...before });
    const [taken] = await tx
      .select({ id: portfolios.id })
      .from(portfolios)
      .where(
        and(
          eq(portfolios.user_id, before.user_id),
          sql`lower(${portfolios.name}) = lower(${body.name})`,
          ne(portfolios.id, params.id),
        ),
      );
    if (taken) throw new ApiError('NAME_TAKEN');
    const now = timeOfEdit(before, ctx.now());
    await tx
      .update(portfolios)
      .set({
        name: body.name,
        ...(body.description !== undefined && { description: body.description ?? '' }),
        updated_at: now,
      })
      .where(eq(portfolios.id, params.id));
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'update',
      targetType: 'portfolio',
      targetId: params.id,
      detail: { changes: changesOf(before, body) },
      at: now,
    });
    return requirePortfolio(tx, ctx.caller, params.id);
  });
  return { portfolio, message: texts.portfolioSaved[ctx.locale] };
};

function changesOf(before: { name: string; description: string }, body: EndpointBody<'updatePortfolio'>) {
  const description = body.description === undefined ? before.description : (body.description ?? '');
  const after = { name: body.name, description };
  const fields = (['name', 'description'] as const).filter((field) => after[field] !== before[field]);
  return Object.fromEntries(fields.map((field) => [field, { from: before[field], to: after[field] }]));
}
