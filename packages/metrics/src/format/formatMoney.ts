import { isFiniteNumber } from '../isFiniteNumber.ts';
import { roundTo } from '../rounding.ts';
import { formatNumber, NOT_AVAILABLE } from './formatNumber.ts';

const MILLION = 1e6;

/**
 * An amount in EUR without decimals: 25.000 €; from one million on compact: 1,2 M€.
 * The space before the sign does not break.
 *
 * @param value EUR. Null, undefined and non-finite numbers give 'N/A'.
 */
export function formatMoney(value: number | null | undefined): string {
  if (!isFiniteNumber(value)) return NOT_AVAILABLE;
  if (Math.abs(roundTo(value, 0)) < MILLION) return `${formatNumber(value)}\u00A0€`;
  const millions = roundTo(value / MILLION, 1);
  return `${formatNumber(millions, Number.isInteger(millions) ? 0 : 1)}\u00A0M€`;
}
