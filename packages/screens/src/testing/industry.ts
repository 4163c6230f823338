import type { IndustryCalculation } from '@aval/contract';
import { industryAggregate } from '@aval/metrics';

import { calculationOn, startup } from './fixtures.ts';

/** Calculations of invented startups of one industry, each somewhat stronger than the one before. */
const members = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...calculationOn(index, '2026-06-01T00:00:00.000Z', {
      cash_runway_months: 6 + index,
      market_growth_rate: 8 + (index % 4) * 4,
      customer_feedback: 2 + (index % 5) / 2,
      technical_expertise: 1 + (index % 5),
      lifetime_value: 100 + 40 * index,
      revenue: 60_000 + 20_000 * index,
    }),
    evidenced: (index % 3) * 0.12,
  }));

/**
 * The figures of an industry of so many startups on a date.
 *
 * @param leftOut startups whose figures contradict each other.
 */
export function industryOn(id: number, date: string, count: number, leftOut = 0): IndustryCalculation {
  const { n, figures, calculation, coverage, evidenced } = industryAggregate(members(count));
  return {
    ...calculation,
    id,
    industry_id: startup.industry_id ?? 1,
    calculation_date: date,
    startups_count: n,
    left_out: leftOut,
    figures,
    model_version: '2.0.0',
    coverage,
    evidenced,
  };
}
