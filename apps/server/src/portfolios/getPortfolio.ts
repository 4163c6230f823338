import { sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import { readItems } from '../startups/readItems.ts';
import { requirePortfolio } from './readPortfolios.ts';

/** Startups of portfolio `id`, for the condition of a list. */
export const isInPortfolio = (id: number) =>
  sql`exists (select 1 from portfolio_startups ps where ps.portfolio_id = ${id} and ps.startup_id = s.id)`;

export const getPortfolio: Handler<'getPortfolio'> = async ({ ctx, input: { params } }) => ({
  portfolio: await requirePortfolio(ctx.db, ctx.caller, params.id),
  startups: await readItems(ctx.db, ctx.caller, {
    where: isInPortfolio(params.id),
    orderBy: sql`s.name_key, s.id`,
  }),
});
