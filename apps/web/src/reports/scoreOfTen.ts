import { type MetricFormat, roundTo } from '@aval/metrics';

/** A number of 0-10 with one decimal, rounded as on the screen: 7.05, which no binary number is, gives '7.1/10'. */
export function ofTen(value: number): string {
  return `${roundTo(value, 1).toFixed(1)}/10`;
}

/**
 * A score of 0-100 as Markdown exports write it: tenths with a decimal point, '8.3/10'.
 *
 * @returns Null for what is no score.
 */
export function scoreOfTen(value: number | string | null, format: MetricFormat): string | null {
  if (typeof value !== 'number') return null;
  if (format === 'score') return ofTen(value / 10);
  return format === 'rating' ? ofTen(value) : null;
}
