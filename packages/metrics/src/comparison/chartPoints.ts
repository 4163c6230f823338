import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { NumericMetricId } from '../metricIds.ts';
import type { MetricValues } from '../types.ts';

/** One point of a metric's history. */
export interface ChartPoint {
  /** As in the calculation. */
  date: string;
  value: number;
}

/** A stored calculation, as far as a chart needs it. */
export interface DatedValues extends MetricValues {
  calculation_date: string;
}

/**
 * The known values of a metric over time.
 *
 * @param calculations Stored calculations in any order; ISO dates.
 * @returns Oldest first; empty when no calculation knows the metric.
 */
export function chartPoints(calculations: readonly DatedValues[], metric: NumericMetricId): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (const calculation of calculations) {
    const value = calculation[metric];
    if (isFiniteNumber(value)) points.push({ date: calculation.calculation_date, value });
  }
  return points.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}
