import type { MetricValues, ScoreRange } from '@aval/metrics';

/**
 * A worked example: an energy-software startup in its growth stage, as the model evaluates it. A test verifies the
 * figures.
 */
export const exampleCalculation = {
  IE_investability_score: 82.8,
  FEM_burn_rate: 1.03,
  FEM_cash_runway: 18,
  FEM_operational_efficiency_score: 64.6,
  FEM_global_financial_score: 85.22,
  MEM_market_size_score: 92.68,
  MEM_market_growth_score: 81.25,
  MEM_competition_score: 57.38,
  MEM_global_market_score: 78.06,
  TRM_founder_quality_score: 88.75,
  TRM_team_cohesion_score: 90.28,
  TRM_experience_score: 90.25,
  TRM_global_team_resources_score: 87.68,
  VPM_differentiation_score: 73,
  VPM_scalability_score: 85,
  VPM_market_fit_score: 92.24,
  VPM_global_value_proposition_score: 84.3,
  COR_VPM_strategic_alignment_score: 78.07,
  COR_FEM_strategic_roi_score: 79.92,
  COR_MEM_corporate_market_fit_score: 69.97,
  COR_TRM_corporate_fit_score: 64.31,
  EDU_VPM_academic_impact_score: 79.5,
  EDU_FEM_academic_roi_score: 83.45,
  EDU_MEM_edu_market_fit_score: 72.83,
  EDU_TRM_academic_quality_score: 51.4,
} as const satisfies MetricValues;

export const exampleLevel = 'high';
export const exampleRange: ScoreRange = { low: 80.05, high: 85.02 };
export const exampleCoverage = 0.947;
export const exampleWeakestArea = exampleCalculation.MEM_global_market_score;
