import { composite, own, part } from '../model/nodes.ts';
import { outOfTen } from '../model/scale.ts';
import { overlapScale } from './marketOverlap.ts';

/** Whether it serves the corporation's strategy. */
export const strategicAlignment = composite('COR_VPM_strategic_alignment_score', [
  own(0.4, 'strategic_alignment', outOfTen),
  own(0.2, 'COR_MEM_corporate_market_overlap', overlapScale),
  part(0.18, 'VPM_market_fit_score'),
  part(0.12, 'VPM_differentiation_score'),
  part(0.1, 'VPM_scalability_score'),
]);
