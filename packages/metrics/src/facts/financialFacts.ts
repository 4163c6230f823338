import type { FinancialFacts, Warning } from '../types.ts';
import { groupOrNull, listOrNull, numberOrNull, numberWithin } from './checkedNumber.ts';
import { extraReader } from './extraLimits.ts';
import type { ExtraName } from './factNames.ts';

type Extras = Partial<Record<ExtraName, number | null>>;

const MOST_REVENUE = 1e12;

function lastYears(financials: FinancialFacts, warnings: Warning[]): [number | null, number | null] {
  const history = listOrNull('financials.revenue_history', financials.revenue_history) ?? [];
  const years: { year: number; revenue: number }[] = [];
  for (const { year, revenue } of history) {
    const amount = numberWithin('financials.revenue_history.revenue', revenue, 0, MOST_REVENUE, warnings);
    const when = numberOrNull('financials.revenue_history.year', year) ?? 0;
    if (amount !== null) years.push({ year: when, revenue: amount });
  }
  const newestFirst = years.toSorted((a, b) => b.year - a.year || b.revenue - a.revenue);
  return [newestFirst[0]?.revenue ?? null, newestFirst[1]?.revenue ?? null];
}

/**
 * What debt, equity, price and revenue history come down to.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function financialFacts(given: FinancialFacts | null | undefined, warnings: Warning[]): Extras {
  const financials = groupOrNull('financials', given);
  if (financials === null) return {};
  const read = extraReader(warnings);
  const price = read('financials.pre_money_valuation', financials.pre_money_valuation);
  const [latest, previous] = lastYears(financials, warnings);
  return {
    revenue_latest: latest,
    revenue_previous: previous,
    revenue_growth_stated: read('financials.revenue_growth_rate', financials.revenue_growth_rate),
    total_debt: read('financials.total_debt', financials.total_debt),
    total_equity: read('financials.total_equity', financials.total_equity),
    pre_money_valuation: price === 0 ? null : price,
  };
}
