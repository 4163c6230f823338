import { composite, part } from '../model/nodes.ts';

/** The value area in one number. */
export const valueProposition = composite('VPM_global_value_proposition_score', [
  part(0.4, 'VPM_market_fit_score'),
  part(0.3, 'VPM_differentiation_score'),
  part(0.3, 'VPM_scalability_score'),
]);
