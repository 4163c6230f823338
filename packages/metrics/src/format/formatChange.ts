import { isFiniteNumber } from '../isFiniteNumber.ts';
import { roundTo } from '../rounding.ts';
import { formatNumber, NOT_AVAILABLE } from './formatNumber.ts';

/**
 * A change with its sign: +0,9 and −1,0. One that prints as zero has none: 0,0.
 *
 * @param change Null, undefined and non-finite numbers give 'N/A'.
 * @param digits Decimals to show, 1 by default.
 */
export function formatChange(change: number | null | undefined, digits = 1): string {
  if (!isFiniteNumber(change)) return NOT_AVAILABLE;
  const rounded = roundTo(change, digits);
  return (rounded > 0 ? '+' : '') + formatNumber(rounded, digits);
}
