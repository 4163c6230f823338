import { requireNumber } from './requireNumber.ts';
import { roundTo } from './rounding.ts';

type Score = number | null | undefined;

/**
 * By how much two scores differ as they are printed, so that every reader who subtracts them finds the same.
 *
 * @param from The score before, 0-100, or null when there is none.
 * @param to The score after, 0-100, or null when there is none.
 * @returns Points, one decimal; null when one of the two is missing.
 * @throws RangeError when a score is not finite.
 */
export function scoreChange(from: number, to: number): number;
export function scoreChange(from: Score, to: Score): number | null;
export function scoreChange(from: Score, to: Score): number | null {
  if (from === null || from === undefined || to === null || to === undefined) return null;
  requireNumber('scoreChange: from', from);
  requireNumber('scoreChange: to', to);
  return roundTo(roundTo(to, 1) - roundTo(from, 1), 1);
}
