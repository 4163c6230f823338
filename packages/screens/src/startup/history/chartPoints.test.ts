import { describe, expect, it } from 'vitest';

import { chartPoints } from './chartPoints.ts';

const fact = (date: string, value: unknown) => ({ date, value, kind: 'stated' as const, confirmed: null });

describe('chartPoints', () => {
  it('orders numbers by their day, whenever they were stored', () => {
    const history = [fact('2026-03-01', 3), fact('2026-06-01', 6), fact('2026-01-01', 1)];
    expect(chartPoints(history).map(({ value }) => value)).toEqual([1, 3, 6]);
    expect(chartPoints(history)[0]?.time).toBe(Date.UTC(2026, 0, 1));
  });

  it('takes the last of several of one day, and leaves out what was not recorded', () => {
    const history = [fact('2026-03-01', 4), fact('2026-03-01', 3), fact('2026-02-01', null), fact('2026-01-01', 1)];
    expect(chartPoints(history).map(({ value }) => value)).toEqual([1, 4]);
  });

  it('has no point for texts', () => {
    expect(chartPoints([fact('2026-03-01', 'Vigo'), fact('2026-02-01', 'Lugo')])).toEqual([]);
  });
});
