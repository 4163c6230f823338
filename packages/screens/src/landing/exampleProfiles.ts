import type { MetricValues } from '@aval/metrics';

/**
 * The scores of the other worked examples under each lens, as the model evaluates them. A test verifies the figures.
 */
export const otherProfiles = {
  kelpa: {
    VPM_global_value_proposition_score: 62.38,
    FEM_global_financial_score: 61.07,
    MEM_global_market_score: 66.96,
    TRM_global_team_resources_score: 67.88,
    COR_VPM_strategic_alignment_score: 62.04,
    COR_FEM_strategic_roi_score: 59.96,
    COR_MEM_corporate_market_fit_score: 73.87,
    COR_TRM_corporate_fit_score: 50.22,
    EDU_VPM_academic_impact_score: 78.47,
    EDU_FEM_academic_roi_score: 71.33,
    EDU_MEM_edu_market_fit_score: 43.7,
    EDU_TRM_academic_quality_score: 80.57,
  },
  tendero: {
    VPM_global_value_proposition_score: 35.11,
    FEM_global_financial_score: 27.82,
    MEM_global_market_score: 36.61,
    TRM_global_team_resources_score: 45.27,
    COR_VPM_strategic_alignment_score: 38.25,
    COR_FEM_strategic_roi_score: 31.86,
    COR_MEM_corporate_market_fit_score: 41.63,
    COR_TRM_corporate_fit_score: 43.08,
    EDU_VPM_academic_impact_score: 28.5,
    EDU_FEM_academic_roi_score: 32.37,
    EDU_MEM_edu_market_fit_score: 42.4,
    EDU_TRM_academic_quality_score: 36.87,
  },
  puente: {
    VPM_global_value_proposition_score: 67.21,
    FEM_global_financial_score: 60.15,
    MEM_global_market_score: 65.74,
    TRM_global_team_resources_score: 70.44,
    COR_VPM_strategic_alignment_score: 76.08,
    COR_FEM_strategic_roi_score: 66.07,
    COR_MEM_corporate_market_fit_score: 81.5,
    COR_TRM_corporate_fit_score: 68.04,
    EDU_VPM_academic_impact_score: 52.25,
    EDU_FEM_academic_roi_score: 60.15,
    EDU_MEM_edu_market_fit_score: 53.36,
    EDU_TRM_academic_quality_score: 49.2,
  },
} as const satisfies Record<string, MetricValues>;
