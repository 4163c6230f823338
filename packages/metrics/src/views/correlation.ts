import { glossary } from '../glossary/glossary.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { requireNumber } from '../requireNumber.ts';
import { roundTo } from '../rounding.ts';
import type { Lens, Localized, MetricValues } from '../types.ts';
import { lensScores } from './lensScores.ts';

export type CorrelationBand = 'high' | 'moderate' | 'low';

/**
 * Similarity of two scores: 1 minus their distance over 100. The screens call it correlation.
 *
 * @param a 0-100, or null when unknown.
 * @param b 0-100, or null when unknown.
 * @returns 0-1, or null when one is unknown.
 * @throws RangeError when a score is not finite.
 */
export function correlationOf(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return null;
  requireNumber('correlationOf: a', a);
  requireNumber('correlationOf: b', b);
  return roundTo(1 - Math.abs(a - b) / 100, 10);
}

/**
 * Band of a similarity: above 70 % high, 30-70 % moderate, below 30 % low.
 *
 * @param value 0-1.
 * @throws RangeError when it is not finite.
 */
export function correlationBand(value: number): CorrelationBand {
  requireNumber('correlationBand: value', value);
  if (value > 0.7) return 'high';
  return value >= 0.3 ? 'moderate' : 'low';
}

export interface CorrelationItem {
  metric: NumericMetricId;
  label: Localized;
}

export interface DashboardCorrelation {
  items: readonly CorrelationItem[];
  /** Rows and columns in the order of the items: 0-1, null when a score is unknown. */
  values: readonly (readonly (number | null)[])[];
}

/**
 * How close the scores of one startup are to each other: the four areas, and in addition the four scores of the
 * corporate or educational lens.
 *
 * @param calculation As stored.
 */
export function dashboardCorrelation(calculation: MetricValues, lens: Lens): DashboardCorrelation {
  const ids = lens === 'general' ? lensScores.general : [...lensScores.general, ...lensScores[lens]];
  const scores = ids.map((metric) => calculation[metric] ?? null);
  return {
    items: ids.map((metric) => ({ metric, label: glossary[metric].title })),
    values: scores.map((a) => scores.map((b) => correlationOf(a, b))),
  };
}
