import { composite, own, part } from '../model/nodes.ts';
import { curve, outOfTen, rating, share } from '../model/scale.ts';
import { patentScale } from '../value/patentScale.ts';

const readiness = curve([1, 0], [9, 100]);

/** Novelty and relevance of the research behind the product. */
export const academicImpact = composite('EDU_VPM_academic_impact_score', [
  own(0.3, 'trl', readiness),
  own(0.3, 'EDU_TRM_academic_achievements', outOfTen),
  part(0.12, 'innovation_level', rating),
  part(0.1, 'unique_technology', share),
  part(0.1, 'patent_count', patentScale),
  part(0.08, 'problem_relevance', rating),
]);
