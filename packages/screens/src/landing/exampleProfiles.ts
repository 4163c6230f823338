import type { MetricValues } from '@aval/metrics';

/**
 * The scores of the other worked examples under each lens, as the model evaluates them. A test verifies the figures.
 */
export const otherProfiles = {
  kelpa: {
    VPM_global_value_proposition_score: 53.22,
    FEM_global_financial_score: 47.18,
    MEM_global_market_score: 58.48,
    TRM_global_team_resources_score: 60.65,
    COR_VPM_strategic_alignment_score: 55.5,
    COR_FEM_strategic_roi_score: 47.85,
    COR_MEM_corporate_market_fit_score: 57.31,
    COR_TRM_corporate_fit_score: 43.7,
    EDU_VPM_academic_impact_score: 66.39,
    EDU_FEM_academic_roi_score: 53.45,
    EDU_MEM_edu_market_fit_score: 40.76,
    EDU_TRM_academic_quality_score: 74.49,
  },
  tendero: {
    VPM_global_value_proposition_score: 34.31,
    FEM_global_financial_score: 23.22,
    MEM_global_market_score: 35.78,
    TRM_global_team_resources_score: 42.46,
    COR_VPM_strategic_alignment_score: 40.58,
    COR_FEM_strategic_roi_score: 28.97,
    COR_MEM_corporate_market_fit_score: 46.32,
    COR_TRM_corporate_fit_score: 31.07,
    EDU_VPM_academic_impact_score: 31.46,
    EDU_FEM_academic_roi_score: 27.02,
    EDU_MEM_edu_market_fit_score: 39.97,
    EDU_TRM_academic_quality_score: 23.38,
  },
  puente: {
    VPM_global_value_proposition_score: 57.72,
    FEM_global_financial_score: 39.32,
    MEM_global_market_score: 57.94,
    TRM_global_team_resources_score: 60.06,
    COR_VPM_strategic_alignment_score: 65.22,
    COR_FEM_strategic_roi_score: 46.38,
    COR_MEM_corporate_market_fit_score: 66.98,
    COR_TRM_corporate_fit_score: 54.86,
    EDU_VPM_academic_impact_score: 51.18,
    EDU_FEM_academic_roi_score: 37.37,
    EDU_MEM_edu_market_fit_score: 49.84,
    EDU_TRM_academic_quality_score: 42.96,
  },
} as const satisfies Record<string, MetricValues>;
