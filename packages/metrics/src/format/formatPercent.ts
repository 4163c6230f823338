import { isFiniteNumber } from '../isFiniteNumber.ts';
import { formatNumber, NOT_AVAILABLE } from './formatNumber.ts';

/**
 * A percentage with one decimal: 95,0 %.
 *
 * @param value Per cent (95 for 95 %). Null, undefined and non-finite numbers give 'N/A'.
 * @param digits Decimals to show, 1 by default.
 */
export function formatPercent(value: number | null | undefined, digits = 1): string {
  return isFiniteNumber(value) ? `${formatNumber(value, digits)}\u00A0%` : NOT_AVAILABLE;
}
