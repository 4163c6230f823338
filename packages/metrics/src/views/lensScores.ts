import type { NumericMetricId } from '../metricIds.ts';
import type { Lens } from '../types.ts';

/** The four scores that represent a startup under each lens: value, financial, market and team. */
export const lensScores: Readonly<Record<Lens, readonly NumericMetricId[]>> = {
  general: [
    'VPM_global_value_proposition_score',
    'FEM_global_financial_score',
    'MEM_global_market_score',
    'TRM_global_team_resources_score',
  ],
  corporate: [
    'COR_VPM_strategic_alignment_score',
    'COR_FEM_strategic_roi_score',
    'COR_MEM_corporate_market_fit_score',
    'COR_TRM_corporate_fit_score',
  ],
  educational: [
    'EDU_VPM_academic_impact_score',
    'EDU_FEM_academic_roi_score',
    'EDU_MEM_edu_market_fit_score',
    'EDU_TRM_academic_quality_score',
  ],
};
