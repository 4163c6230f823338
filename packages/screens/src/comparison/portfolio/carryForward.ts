import type { ComparedMetric, ComparedValues } from '../../selectors/comparedMetrics.ts';

export interface CarriedSeries {
  /** ISO dates of every value, oldest first. */
  dates: string[];
  /** For each item its value at each date; null before its first one. */
  values: (number | null)[][];
  /** For each item whether it was calculated at each date; otherwise its value is carried forward. */
  measured: boolean[][];
}

/**
 * The history of one metric for several items, on all of their dates: between its own dates, an item carries its last
 * value forward.
 *
 * @param histories The calculations of each item, in any order.
 */
export function carryForward(metric: ComparedMetric, histories: readonly (readonly ComparedValues[])[]): CarriedSeries {
  const points = histories.map((history) =>
    history
      .flatMap((values) => {
        const value = metric.valueOf(values);
        return value === null
          ? []
          : [{ date: values.calculation_date, at: Date.parse(values.calculation_date), value }];
      })
      .toSorted((a, b) => a.at - b.at),
  );
  const byTime = new Map(points.flat().map(({ at, date }) => [at, date]));
  const times = [...byTime.keys()].toSorted((a, b) => a - b);
  const ownTimes = points.map((own) => new Set(own.map(({ at }) => at)));
  return {
    dates: times.map((at) => byTime.get(at) ?? ''),
    values: points.map((own) => times.map((time) => own.findLast(({ at }) => at <= time)?.value ?? null)),
    measured: ownTimes.map((own) => times.map((time) => own.has(time))),
  };
}
