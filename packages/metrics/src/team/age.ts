import { quantity, whenKnown } from '../model/nodes.ts';

/** Years since the foundation, never negative. */
export function ageInYears(foundationYear: number, asOfYear: number): number {
  return Math.max(0, asOfYear - foundationYear);
}

export const age = quantity('age', whenKnown(['foundation_year', 'as_of_year'], ageInYears));
