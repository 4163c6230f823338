import { composite, extra, part } from '../model/nodes.ts';
import { curve, rating } from '../model/scale.ts';

/** Two to four founders do best. */
const founders = curve([1, 50], [2, 90], [3, 100], [4, 90], [6, 60], [10, 30]);

/** Skills before schooling, the number of founders, and their record when it is given. */
export const founderQuality = composite('TRM_founder_quality_score', [
  part(0.3, 'technical_expertise', rating),
  part(0.3, 'business_expertise', rating),
  part(0.15, 'founders_education_level', rating),
  part(0.25, 'founder_count', founders),
  extra(0.25, 'founder_track_record'),
]);
