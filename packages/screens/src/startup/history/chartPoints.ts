import type { PastFact } from '@aval/contract';

interface ChartPoint {
  /** Ms. */
  time: number;
  value: number;
}

/**
 * The recorded numbers of a fact by the day that they are of; of several of one day, the one stored last.
 *
 * @param history Newest first.
 */
export function chartPoints(history: readonly PastFact[]): ChartPoint[] {
  const byDay = new Map<string, number>();
  for (const { date, value } of history.toReversed()) {
    if (typeof value === 'number') byDay.set(date, value);
  }
  return [...byDay].map(([date, value]) => ({ time: Date.parse(date), value })).toSorted((a, b) => a.time - b.time);
}
