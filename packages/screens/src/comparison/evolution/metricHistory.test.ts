import { expect, it } from 'vitest';

import type { ComparedValues } from '../../selectors/comparedMetrics.ts';
import { metricHistory } from './metricHistory.ts';

const metric = { valueOf: (values: ComparedValues | null) => values?.VPM_market_fit_score ?? null };
const version = (date: string, score: number | null): ComparedValues => {
  return { calculation_date: `${date}T00:00:00.000Z`, VPM_market_fit_score: score };
};

it('runs from oldest to newest, with the change since the first value', () => {
  const history = metricHistory(metric, [
    version('2026-06-12', 72.4),
    version('2026-02-20', 66),
    version('2025-09-15', 60.25),
  ]);
  expect(history.values).toEqual([60.25, 66, 72.4]);
  expect(history.times.map((time) => new Date(time).getUTCMonth())).toEqual([8, 1, 5]);
  expect(history.last).toBe(72.4);
  expect(history.change).toBeCloseTo(12.15, 10);
});

it('has no change without a current value, or without an earlier one', () => {
  expect(metricHistory(metric, [version('2026-06-12', null), version('2026-02-20', 66)]).change).toBeNull();
  expect(metricHistory(metric, [version('2026-06-12', 66), version('2026-02-20', null)]).change).toBeNull();
  expect(metricHistory(metric, [version('2026-06-12', 66)])).toMatchObject({ last: 66, change: null });
});
