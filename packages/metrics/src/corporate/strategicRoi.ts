import { lensScales } from '../financial/scales.ts';
import { composite, part } from '../model/nodes.ts';

/** Financial and strategic return together, at corporate benchmarks. */
export const strategicRoi = composite('COR_FEM_strategic_roi_score', [
  part(0.3, 'corporate_health'),
  part(0.2, 'ltv_cac', lensScales.corporate.ltvCac, { owed: 'is_grown' }),
  part(0.1, 'growth_points_corporate', null, { hasStageFloor: true, owed: 'growth_owed' }),
  part(0.1, 'FEM_revenue_per_employee', lensScales.corporate.revenuePerEmployee, { hasStageFloor: true }),
  part(0.3, 'COR_VPM_strategic_alignment_score'),
]);
