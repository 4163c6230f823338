import { type MetricFormat, roundTo } from '@aval/metrics';

/**
 * Formats a number of 0-10 with one decimal, rounded as on the screen: 7.05, which has no exact binary representation,
 * gives '7.1/10'.
 */
export function ofTen(value: number): string {
  return `${roundTo(value, 1).toFixed(1)}/10`;
}

/**
 * Formats a score of 0-100 for Markdown exports, out of ten with a decimal point: '8.3/10'.
 *
 * @returns Null when it is not a score.
 */
export function scoreOfTen(value: number | string | null, format: MetricFormat): string | null {
  if (typeof value !== 'number') return null;
  if (format === 'score') return ofTen(value / 10);
  return format === 'rating' ? ofTen(value) : null;
}
