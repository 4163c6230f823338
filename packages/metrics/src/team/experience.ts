import { composite, part } from '../model/nodes.ts';
import { curve, rating } from '../model/scale.ts';

const industryYears = curve([0, 10], [3, 50], [5, 65], [10, 85], [20, 100]);

/** Knowledge of the industry and of delivery. */
export const experience = composite('TRM_experience_score', [
  part(0.65, 'industry_experience_years', industryYears),
  part(0.35, 'execution_capacity', rating),
]);
