import type { IndustryCalculation } from '@aval/contract';
import { levelOf } from '@aval/metrics';
import { desc, eq } from 'drizzle-orm';

import { seesMetric } from '../calculations/calculationView.ts';
import { numericMetricIds } from '../db/schema/calculations.ts';
import { industryCalculations } from '../db/schema/industryCalculations.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import type { Caller } from '../services/Caller.ts';
import { refreshIndustry } from './refreshIndustry.ts';

/** The dated medians and quartiles of an industry over its public startups, newest first. */
export const listIndustryCalculations: Handler<'listIndustryCalculations'> = async ({ ctx, input: { params } }) => {
  if (!ctx.masterData.has('industries', params.id)) throw new ApiError('NOT_FOUND');
  await refreshIndustry(ctx.db, params.id);
  const rows = await ctx.db
    .select()
    .from(industryCalculations)
    .where(eq(industryCalculations.industry_id, params.id))
    .orderBy(desc(industryCalculations.calculation_date));
  return { calculations: rows.map((row) => industryView(row, ctx.caller)) };
};

function industryView(row: typeof industryCalculations.$inferSelect, caller: Caller): IndustryCalculation {
  const { calculation_date: date, members: _members, figures, ...rest } = row;
  const seen = Object.entries(figures).filter(([id]) => seesMetric(caller, id));
  const medianOf = (id: string): number | null => figures[id]?.quartiles?.median ?? null;
  return {
    ...Object.fromEntries(numericMetricIds.filter((id) => seesMetric(caller, id)).map((id) => [id, medianOf(id)])),
    ...rest,
    calculation_date: date.toISOString(),
    IE_investability_level: levelOf(medianOf('IE_investability_score')),
    figures: Object.fromEntries(seen),
  };
}
