import type { Direction } from '@aval/metrics';

/**
 * The share of peers that a value beats.
 *
 * @param percentile Share of peers with a lower value, in per cent.
 * @param direction Which direction is better: when lower is better, it beats peers with a higher value.
 * @returns Whole per cent; 0 and 100 only for exactly none and all of them.
 */
export function dominated(percentile: number, direction: Direction): number {
  const share = direction === 'down' ? 100 - percentile : percentile;
  return share <= 0 || share >= 100 ? share : Math.min(99, Math.max(1, Math.round(share)));
}
