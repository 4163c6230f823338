import type { Candidate } from '../Candidate.ts';
import { chooseOne } from './choose.ts';

/**
 * Returns the revenue of each past year that a source states, oldest first. Years with contradictory figures are left
 * out. A single year is no history: it is the startup's revenue.
 */
export function revenueHistory(candidates: readonly Candidate[], asOfYear: number): Candidate[] {
  const dated = candidates.filter(({ field, year }) => field === 'revenue' && year !== null && year <= asOfYear);
  const years = [...Map.groupBy(dated, ({ year }) => year)].flatMap(([, ofYear]) => {
    const one = chooseOne('revenue', ofYear);
    return one && !('other' in one) ? [one] : [];
  });
  return years.length > 1 ? years.toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0)) : [];
}
