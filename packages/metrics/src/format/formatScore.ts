import { formatNumber } from './formatNumber.ts';

/**
 * A score with one decimal: 82,8.
 *
 * @param value 0-100 or 0-10. Null, undefined and non-finite numbers give 'N/A'.
 */
export function formatScore(value: number | null | undefined): string {
  return formatNumber(value, 1);
}
