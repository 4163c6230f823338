import { composite, part } from '../model/nodes.ts';
import { outOfTen, rating, share } from '../model/scale.ts';
import { patentScale } from './patentScale.ts';

/** What sets the product apart: relative advantage, then patents. */
export const differentiation = composite('VPM_differentiation_score', [
  part(0.3, 'unique_technology', share),
  part(0.25, 'unique_features', outOfTen),
  part(0.2, 'innovation_level', rating),
  part(0.15, 'patent_count', patentScale),
  part(0.1, 'price_advantage', share),
]);
