import { calculationOf } from '../calculation.ts';
import { isInput } from '../explain/sourceLabels.ts';
import { readValue } from '../model/sheet.ts';
import type { Prepared } from '../prepare.ts';
import type { Dealbreaker, Thesis } from './Thesis.ts';

/** The dealbreakers of a thesis that a known value breaks, in its order; what is unknown breaks none. */
export function brokenDealbreakers(prepared: Prepared, thesis: Thesis | null | undefined): readonly Dealbreaker[] {
  const dealbreakers = thesis?.dealbreakers ?? [];
  if (dealbreakers.length === 0) return [];
  const metrics = calculationOf(prepared, 'all');
  return dealbreakers.filter(({ of, below, above }) => {
    const value = (isInput(of) ? readValue(prepared.sheet, of) : metrics[of]) ?? null;
    return value !== null && (value < (below ?? -Infinity) || value > (above ?? Infinity));
  });
}
