import { composite, from, part, quantity, same, standingOn, whenKnown } from '../model/nodes.ts';
import { logCurve } from '../model/scale.ts';

/** A segment is usually a tenth of its market. */
const SEGMENTS_PER_MARKET = 10;

/** Investors shun markets below 50 and look for more than 100 million EUR. */
const totalMarket = logCurve([0, 0], [10, 15], [100, 45], [1000, 80], [10_000, 100]);
const segmentMarket = logCurve([0, 0], [1, 10], [10, 35], [100, 70], [1000, 100]);

/**
 * Total market that a size class or a segment suggests, million EUR.
 *
 * @param typical Usual market of the size class, or null.
 * @param segment Target segment, or null.
 * @returns At least the segment; ten times the segment without a class; null when neither is known.
 */
export function usualMarket(typical: number | null, segment: number | null): number | null {
  if (typical !== null) return Math.max(typical, segment ?? 0);
  return segment === null ? null : SEGMENTS_PER_MARKET * segment;
}

/** The target segment, at most the total market. */
export function segmentWithin(segment: number, total: number): number {
  return Math.min(segment, total);
}

export const marketTotal = quantity(
  'MEM_market_size',
  same('total_market_size'),
  from(['typical_market', 'target_segment_size'], usualMarket),
);
export const servedSegment = quantity(
  'served_segment',
  standingOn(['target_segment_size'], whenKnown(['target_segment_size', 'MEM_market_size'], segmentWithin)),
  whenKnown(['MEM_market_size'], (total) => total / SEGMENTS_PER_MARKET),
);

/** Whether the market is big enough. */
export const marketSize = composite('MEM_market_size_score', [
  part(0.5, 'MEM_market_size', totalMarket),
  part(0.5, 'served_segment', segmentMarket),
]);
