import { quantity, same, whenKnown } from '../model/nodes.ts';
import { curve } from '../model/scale.ts';

/** Moderate overlap is best: without any the partner has nothing to offer, with too much it is a substitute. */
export const overlapScale = curve([0, 20], [20, 70], [40, 100], [70, 80], [100, 50]);

/** Share of the total market that the segment makes up, 0-1; null when there is no market. */
export function reachOf(total: number, segment: number): number | null {
  return total <= 0 ? null : Math.min(1, segment / total);
}

export const segmentReach = quantity('segment_reach', whenKnown(['MEM_market_size', 'served_segment'], reachOf));
export const corporateOverlap = quantity(
  'COR_MEM_corporate_market_overlap',
  same('corporate_overlap_pct'),
  whenKnown(['segment_reach'], (reach) => 100 * reach),
);
