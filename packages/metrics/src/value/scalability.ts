import { composite, part } from '../model/nodes.ts';
import { curve, rating, share } from '../model/scale.ts';

const lowCost = curve([0, 100], [1, 0]);

/** Whether it can grow without costs growing as fast. */
export const scalability = composite('VPM_scalability_score', [
  part(0.4, 'scalability_potential', rating),
  part(0.3, 'marginal_cost', lowCost),
  part(0.3, 'network_effects', share),
]);
