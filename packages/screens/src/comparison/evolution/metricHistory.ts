import type { ComparedMetric, ComparedValues } from '../../selectors/comparedMetrics.ts';

export interface MetricHistory {
  /** Oldest first, in milliseconds. */
  times: number[];
  /** Null for a version without the value. */
  values: (number | null)[];
  /** The value of the newest version. */
  last: number | null;
  /** The change since the first value; null with fewer than two values. */
  change: number | null;
}

/**
 * The history of one metric.
 *
 * @param calculations newest first.
 */
export function metricHistory(
  metric: Pick<ComparedMetric, 'valueOf'>,
  calculations: readonly ComparedValues[],
): MetricHistory {
  const oldestFirst = calculations.toReversed();
  const values = oldestFirst.map((each) => metric.valueOf(each));
  const last = values.at(-1) ?? null;
  const first = values.slice(0, -1).find((value) => value !== null) ?? null;
  return {
    times: oldestFirst.map(({ calculation_date: date }) => Date.parse(date)),
    values,
    last,
    change: first === null || last === null ? null : last - first,
  };
}
