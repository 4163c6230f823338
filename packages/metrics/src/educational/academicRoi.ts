import { lensScales } from '../financial/scales.ts';
import { composite, part } from '../model/nodes.ts';

/** Return for the institution, at educational benchmarks. */
export const academicRoi = composite('EDU_FEM_academic_roi_score', [
  part(0.4, 'educational_health'),
  part(0.15, 'growth_points_educational', null, { hasStageFloor: true, owed: 'growth_owed' }),
  part(0.15, 'FEM_revenue_per_employee', lensScales.educational.revenuePerEmployee, { hasStageFloor: true }),
  part(0.3, 'EDU_VPM_academic_impact_score'),
]);
