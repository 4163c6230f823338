import { evaluatedFields } from './inputs/inputDomains.ts';
import { shiftedInput } from './inputs/inputShift.ts';
import { PRIOR } from './model/constants.ts';
import { readValue } from './model/sheet.ts';
import type { Prepared } from './prepare.ts';
import { scenarioOf } from './scenario.ts';
import type { ScoreRange } from './types.ts';

/** How far the worth of an unknown component may be off, in points. */
export const PRIOR_SHIFT = 30;
/** Standard deviations on either side of 90 % of a normal distribution. */
const NINETY_PERCENT = 1.645;

/**
 * 90 % range of the investability score: every stated input is moved by its own uncertainty, all unknown components
 * together by 30 points, and the downward and the upward moves are each added in quadrature. A score at its limit
 * therefore gets a lopsided range.
 *
 * @returns Unrounded, 0-100, with low <= score <= high.
 */
export function scoreRange({ sheet }: Prepared): ScoreRange {
  const { score, scoreWith } = scenarioOf(sheet);
  let down = 0;
  let up = 0;
  const add = (one: number, other: number): void => {
    down += (score - Math.min(one, other, score)) ** 2;
    up += (Math.max(one, other, score) - score) ** 2;
  };
  for (const field of evaluatedFields) {
    const value = readValue(sheet, field);
    if (value === null) continue;
    const [higher, lower] = [shiftedInput(field, value, 1), shiftedInput(field, value, -1)];
    if (higher !== lower) add(scoreWith(field, higher), scoreWith(field, lower));
  }
  add(scoreWith('unknown_score', PRIOR + PRIOR_SHIFT), scoreWith('unknown_score', PRIOR - PRIOR_SHIFT));
  return {
    low: Math.max(0, score - NINETY_PERCENT * Math.sqrt(down)),
    high: Math.min(100, score + NINETY_PERCENT * Math.sqrt(up)),
  };
}
