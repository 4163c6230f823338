import { isFiniteNumber } from '../isFiniteNumber.ts';
import { roundTo } from '../rounding.ts';

/** What every screen and export prints for a number that is not there. */
export const NOT_AVAILABLE = 'N/A';

/** A finite number in Spanish figures: comma for decimals, points between all thousands, a true minus. */
function spanishFigures(value: number, digits: number): string {
  const [whole = '', decimals] = roundTo(Math.abs(value), digits).toFixed(digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const sign = roundTo(value, digits) < 0 ? '−' : '';
  return decimals === undefined ? sign + grouped : `${sign}${grouped},${decimals}`;
}

/**
 * A number in Spanish figures, thousands always grouped: 1.000, 12,5 and −20.
 *
 * @param value Null, undefined and non-finite numbers give 'N/A'.
 * @param digits Decimals to show, 0 by default.
 */
export function formatNumber(value: number | null | undefined, digits = 0): string {
  return isFiniteNumber(value) ? spanishFigures(value, digits) : NOT_AVAILABLE;
}
