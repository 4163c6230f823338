import type { MetricFormat } from '@aval/metrics';

/**
 * A score of 0-100 as Markdown exports write it: tenths with a decimal point, '8.3/10'.
 *
 * @returns Null for what is no score.
 */
export function scoreOfTen(value: number | string | null, format: MetricFormat): string | null {
  if (typeof value !== 'number') return null;
  if (format === 'score') return `${(Math.round(value) / 10).toFixed(1)}/10`;
  return format === 'rating' ? `${value.toFixed(1)}/10` : null;
}
