import { round2 } from '../shared/round2.ts';

export interface BulletInput {
  /** What is measured; null draws an empty bar. */
  value: number | null;
  /** Position of the tick; null for none. */
  benchmark: number | null;
  /** End of the scale; by default twice the benchmark, so that its tick is in the middle, or 100 without one. */
  maximum?: number | undefined;
}

export interface BulletLayout {
  /** Filled share of the bar, 0-100 %. */
  fill: number;
  /** Position of the benchmark, 0-100 %, or null without one. */
  tick: number | null;
  /** The value lies beyond the end of the bar. */
  isBeyond: boolean;
}

/**
 * A value against its benchmark, as shares of one bar that starts at 0. Negative values fill nothing.
 *
 * @throws RangeError when the maximum is not above 0.
 */
export function bulletLayout({ value, benchmark, maximum }: BulletInput): BulletLayout {
  const end = maximum ?? (benchmark === null || benchmark <= 0 ? 100 : benchmark * 2);
  if (!(end > 0)) throw new RangeError(`bulletLayout: maximum must be above 0, got ${end}.`);
  const share = (one: number): number => round2(Math.min(1, Math.max(0, one / end)) * 100);
  return {
    fill: value === null ? 0 : share(value),
    tick: benchmark === null ? null : share(benchmark),
    isBeyond: value !== null && value > end,
  };
}
