import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { FinancialFacts, ClampedInput } from '../types.ts';
import { groupOrNull, listOrNull, numberOrNull, numberWithin } from './checkedNumber.ts';
import { extraLimits } from './extraLimits.ts';
import { writePlainFacts } from './plainFacts.ts';

const REVENUE = 'financials.revenue_history.revenue';

function writeLastYears(sheet: Sheet, financials: FinancialFacts, clamped: ClampedInput[]): void {
  const history = listOrNull('financials.revenue_history', financials.revenue_history);
  if (history === null) return;
  const [least, most] = extraLimits[REVENUE];
  const years: { year: number; revenue: number }[] = [];
  for (const { year, revenue } of history) {
    const amount = numberWithin(REVENUE, revenue, least, most, clamped);
    const when = numberOrNull('financials.revenue_history.year', year) ?? 0;
    if (amount !== null) years.push({ year: when, revenue: amount });
  }
  years.sort((a, b) => b.year - a.year || b.revenue - a.revenue);
  writeFact(sheet, slotOf.revenue_latest, years[0]?.revenue ?? null);
  writeFact(sheet, slotOf.revenue_previous, years[1]?.revenue ?? null);
}

/**
 * Writes what debt, equity, price and revenue history come down to.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function writeFinancialFacts(
  sheet: Sheet,
  given: FinancialFacts | null | undefined,
  clamped: ClampedInput[],
): void {
  const financials = groupOrNull('financials', given);
  if (financials === null) return;
  writePlainFacts(sheet, 'financials', financials, clamped);
  // A price of 0 counts as unknown.
  if (sheet.value[slotOf.pre_money_valuation] === 0) writeFact(sheet, slotOf.pre_money_valuation, null);
  writeLastYears(sheet, financials, clamped);
}
