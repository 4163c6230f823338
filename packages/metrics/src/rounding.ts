import { requireNumber } from './requireNumber.ts';

/** Powers of ten: computing one takes longer than the rounding itself. */
const powers = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10] as const;

/**
 * The value rounded half away from zero, with 1e-12 of slack so that binary dust never decides a half.
 *
 * @param value Any finite number.
 * @param digits Decimals to keep, 0-10.
 * @returns The rounded number; never negative zero.
 * @throws RangeError for another value or another number of digits.
 */
export function roundTo(value: number, digits: number): number {
  requireNumber('roundTo: value', value);
  const factor = powers[digits];
  if (factor === undefined) throw new RangeError(`roundTo: digits must be a whole number within 0..10, got ${digits}.`);
  const size = Math.round((Math.abs(value) + 1e-12) * factor) / factor;
  return value < 0 && size > 0 ? -size : size;
}
