import { composite, extra, part } from '../model/nodes.ts';
import { curve, rating, share } from '../model/scale.ts';
import { patentScale } from '../value/patentScale.ts';

const readiness = curve([1, 0], [9, 100]);

/** Novelty and relevance of the research behind the product. */
export const academicImpact = composite('EDU_VPM_academic_impact_score', [
  part(0.3, 'innovation_level', rating),
  part(0.25, 'unique_technology', share),
  part(0.25, 'problem_relevance', rating),
  part(0.2, 'patent_count', patentScale),
  extra(0.25, 'trl', readiness),
]);
