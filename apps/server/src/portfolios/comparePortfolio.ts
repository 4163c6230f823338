import { metricIds } from '@aval/metrics';
import { desc, inArray, sql } from 'drizzle-orm';

import { calculationViews } from '../calculations/calculationViews.ts';
import { distinctCalculations } from '../calculations/distinctCalculations.ts';
import { calculations } from '../db/schema/calculations.ts';
import type { Handler } from '../http/Handler.ts';
import { readItems } from '../startups/readItems.ts';
import { isInPortfolio } from './getPortfolio.ts';
import { requirePortfolio } from './readPortfolios.ts';

/** The startups of a portfolio with the metrics of their newest calculation in addition to their own fields. */
export const comparePortfolio: Handler<'comparePortfolio'> = async ({ ctx, input: { params, query } }) => {
  const portfolio = await requirePortfolio(ctx.db, ctx.caller, params.id);
  const startups = await readItems(ctx.db, ctx.caller, {
    where: isInPortfolio(params.id),
    orderBy: sql`s.name_key, s.id`,
  });
  const ids = startups.map(({ id }) => id);
  const isWhole = query.calculations === '1';
  const rows = await (isWhole ? ctx.db.select() : ctx.db.selectDistinctOn([calculations.startup_id]))
    .from(calculations)
    .where(inArray(calculations.startup_id, ids))
    .orderBy(calculations.startup_id, desc(calculations.calculation_date), desc(calculations.id));
  const distinct = [...Map.groupBy(rows, ({ startup_id }) => startup_id).values()].flatMap(distinctCalculations);
  const byStartup = Map.groupBy(await calculationViews(ctx, distinct), ({ startup_id }) => startup_id);
  return {
    portfolio,
    startups: startups.map((startup) => {
      const views = byStartup.get(startup.id) ?? [];
      const newest: Readonly<Record<string, unknown>> = views[0] ?? {};
      return {
        ...Object.fromEntries([...metricIds, 'calculation_date'].map((id) => [id, newest[id] ?? null])),
        ...startup,
        ...(isWhole && { calculations: views }),
      };
    }),
  };
};
