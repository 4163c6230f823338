import type { MetricValues, ScoreRange } from '@aval/metrics';

/**
 * A worked example: an energy-software startup in its growth stage with documents for its figures, as the model
 * evaluates it. A test verifies the
 * figures.
 */
export const exampleCalculation = {
  IE_investability_score: 81.8,
  FEM_burn_rate: 1.03,
  FEM_cash_runway: 18,
  FEM_operational_efficiency_score: 70.5,
  FEM_global_financial_score: 83.89,
  MEM_market_size_score: 92.68,
  MEM_market_growth_score: 81.25,
  MEM_competition_score: 54.09,
  MEM_global_market_score: 77.24,
  TRM_founder_quality_score: 88.75,
  TRM_team_cohesion_score: 74.71,
  TRM_experience_score: 90.25,
  TRM_global_team_resources_score: 85.35,
  VPM_differentiation_score: 73,
  VPM_scalability_score: 85,
  VPM_market_fit_score: 90.73,
  VPM_global_value_proposition_score: 83.69,
  COR_VPM_strategic_alignment_score: 84.09,
  COR_FEM_strategic_roi_score: 78.72,
  COR_MEM_corporate_market_fit_score: 81.54,
  COR_TRM_corporate_fit_score: 68.94,
  EDU_VPM_academic_impact_score: 60.25,
  EDU_FEM_academic_roi_score: 75.28,
  EDU_MEM_edu_market_fit_score: 70.5,
  EDU_TRM_academic_quality_score: 27.45,
} as const satisfies MetricValues;

export const exampleLevel = 'high';
export const exampleRange: ScoreRange = { low: 80.64, high: 82.77 };
export const exampleCoverage = 0.943;
export const exampleEvidenced = 0.885;
export const exampleWeakestArea = exampleCalculation.MEM_global_market_score;
