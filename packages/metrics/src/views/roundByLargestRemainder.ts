import { requireNumber } from '../requireNumber.ts';
import { roundTo } from '../rounding.ts';

/**
 * Rounds the parts of a sum so that the printed parts add up to the printed total: each is rounded down, and the units
 * left over go to those with the largest remainders (of equal ones the first).
 *
 * @param values The parts, unrounded.
 * @param total What the rounded parts must add up to; itself rounded to `digits`.
 * @param digits Decimals to keep.
 * @returns The rounded parts in the given order; empty for no parts.
 * @throws RangeError when a part or the total is not finite, or digits are not within 0-10.
 */
export function roundByLargestRemainder(values: readonly number[], total: number, digits: number): number[] {
  if (values.length === 0) return [];
  for (const value of values) requireNumber('roundByLargestRemainder: each part', value);
  requireNumber('roundByLargestRemainder: total', total);
  const factor = 10 ** digits;
  const scaled = values.map((value) => {
    const size = value * factor;
    const floor = Math.floor(size + 1e-9);
    return { units: floor, remainder: size - floor };
  });
  let left = Math.round(roundTo(total, digits) * factor) - scaled.reduce((sum, { units }) => sum + units, 0);
  const step = Math.sign(left);
  const byRemainder = scaled.toSorted((a, b) => step * (b.remainder - a.remainder));
  while (left !== 0) {
    for (const part of byRemainder) {
      if (left === 0) break;
      part.units += step;
      left -= step;
    }
  }
  return scaled.map(({ units }) => (units === 0 ? 0 : units / factor));
}
