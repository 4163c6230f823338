import { composite, extra, part } from '../model/nodes.ts';
import { outOfTen } from '../model/scale.ts';
import { overlapScale } from './marketOverlap.ts';

/** Whether it serves the corporation's strategy. */
export const strategicAlignment = composite('COR_VPM_strategic_alignment_score', [
  extra(1, 'strategic_alignment', outOfTen),
  part(0.3, 'VPM_differentiation_score'),
  part(0.3, 'VPM_market_fit_score'),
  part(0.2, 'VPM_scalability_score'),
  part(0.2, 'COR_MEM_corporate_market_overlap', overlapScale),
]);
