import { composite, own, part, quantity, same, whenKnown } from '../model/nodes.ts';
import { curve, rating } from '../model/scale.ts';

/** Reach of a startup whose market is unknown, 0-1. */
const USUAL_REACH = 0.2;

/** Share of the market in education that industry and reach suggest, %. */
export function usualEducationalOverlap(affinity: number, reach: number | null): number {
  return 100 * affinity * (0.5 + 0.5 * (reach ?? USUAL_REACH));
}

export const educationalOverlap = quantity(
  'EDU_MEM_edu_market_overlap',
  same('educational_overlap_pct'),
  whenKnown(['education_affinity'], usualEducationalOverlap, ['segment_reach']),
);

/** Whether it serves the education market. */
export const educationalMarketFit = composite('EDU_MEM_edu_market_fit_score', [
  own(0.4, 'EDU_MEM_edu_market_overlap', curve([0, 10], [25, 50], [50, 80], [75, 100])),
  part(0.35, 'VPM_market_fit_score'),
  part(0.25, 'regulatory_environment', rating),
]);
