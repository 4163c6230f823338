import { isFiniteNumber } from '../isFiniteNumber.ts';
import { roundTo } from '../rounding.ts';
import { formatNumber, NOT_AVAILABLE } from './formatNumber.ts';

/**
 * A number in Spanish figures with as many decimals as it has, at most two: 12 and 0,25.
 *
 * @param value Null, undefined and non-finite numbers give 'N/A'.
 */
export function formatPlain(value: number | null | undefined): string {
  if (!isFiniteNumber(value)) return NOT_AVAILABLE;
  const digits = [0, 1].find((count) => roundTo(value, count) === roundTo(value, 2)) ?? 2;
  return formatNumber(value, digits);
}
