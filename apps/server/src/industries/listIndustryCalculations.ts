import { levelOf } from '@aval/metrics';
import { desc, eq } from 'drizzle-orm';

import { seesMetric } from '../calculations/calculationView.ts';
import { numericMetricIds } from '../db/schema/calculations.ts';
import { industryCalculations } from '../db/schema/industryCalculations.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refreshIndustry } from './refreshIndustry.ts';

/** The dated means of an industry over its public startups, newest first. */
export const listIndustryCalculations: Handler<'listIndustryCalculations'> = async ({ ctx, input: { params } }) => {
  if (!ctx.masterData.has('industries', params.id)) throw new ApiError('NOT_FOUND');
  await refreshIndustry(ctx.db, params.id);
  const rows = await ctx.db
    .select()
    .from(industryCalculations)
    .where(eq(industryCalculations.industry_id, params.id))
    .orderBy(desc(industryCalculations.calculation_date));
  const ids = numericMetricIds.filter((id) => seesMetric(ctx.caller, id));
  return {
    calculations: rows.map((row) => ({
      ...Object.fromEntries(ids.map((id) => [id, row[id]])),
      id: row.id,
      industry_id: row.industry_id,
      calculation_date: row.calculation_date.toISOString(),
      startups_count: row.startups_count,
      IE_investability_level: levelOf(row.IE_investability_score),
      model_version: row.model_version,
      coverage: row.coverage,
    })),
  };
};
