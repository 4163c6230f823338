import { from, quantity } from '../model/nodes.ts';

/** Years since the foundation, never negative; null when the year is unknown. */
export function ageInYears(foundationYear: number | null, asOfYear: number): number | null {
  return foundationYear === null ? null : Math.max(0, asOfYear - foundationYear);
}

export const age = quantity('age', from(['foundation_year', 'as_of_year'], ageInYears));
