import type { Direction } from '@aval/metrics';

/**
 * How many of its peers a value outdoes.
 *
 * @param percentile Share of them with a lower value, in per cent.
 * @param direction Where the metric is better: of one that is better low, those with a higher value are dominated.
 * @returns Whole per cent, 0 and 100 only where it is none and all of them.
 */
export function dominated(percentile: number, direction: Direction): number {
  const share = direction === 'down' ? 100 - percentile : percentile;
  return share <= 0 || share >= 100 ? share : Math.min(99, Math.max(1, Math.round(share)));
}
