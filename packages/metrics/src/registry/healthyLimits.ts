import { benchmarks } from '../financial/benchmarks.ts';
import type { MetricId } from '../metricIds.ts';
import type { Lens } from '../types.ts';
import { metricRows } from './metricRows.ts';
import { printedNumber } from './printedNumber.ts';

export type Limits = readonly [min: number | null, max: number | null];

const atLeast = (value: number): Limits => [value, null];
const atMost = (value: number): Limits => [null, value];

/** What the glossary calls good, the same under every lens. */
const fixed: Readonly<Partial<Record<MetricId, Limits>>> = {
  IE_investability_score: atLeast(60),
  FEM_burn_rate: atMost(1.5),
  FEM_financial_health_score: atLeast(70),
  FEM_operational_efficiency_score: atLeast(70),
  FEM_financial_projections_score: atLeast(70),
  FEM_valuation_score: atLeast(60),
  FEM_global_financial_score: atLeast(60),
  MEM_market_size: atLeast(1000),
  MEM_market_size_score: atLeast(70),
  MEM_competitor_count: atMost(30),
  MEM_hhi_index: atMost(0.25),
  MEM_avg_competitor_strength: atMost(7),
  MEM_market_growth_score: atLeast(75),
  MEM_competition_score: atLeast(70),
  MEM_entry_barriers_score: atLeast(60),
  MEM_global_market_score: atLeast(60),
  TRM_clustering_coefficient: atLeast(0.6),
  TRM_avg_relationship_strength: atLeast(7),
  TRM_connected_components: atMost(1),
  TRM_founder_quality_score: atLeast(75),
  TRM_team_cohesion_score: atLeast(70),
  TRM_experience_score: atLeast(70),
  TRM_resource_adequacy_score: atLeast(75),
  TRM_global_team_resources_score: atLeast(60),
  VPM_differentiation_score: atLeast(70),
  VPM_scalability_score: atLeast(70),
  VPM_market_fit_score: atLeast(75),
  VPM_global_value_proposition_score: atLeast(60),
  COR_VPM_strategic_alignment_score: atLeast(70),
  COR_FEM_strategic_roi_score: atLeast(70),
  COR_MEM_corporate_market_fit_score: atLeast(70),
  COR_MEM_corporate_market_overlap: [20, 60],
  COR_MEM_channel_synergy: atLeast(7),
  COR_MEM_market_entry_time_reduction: atLeast(25),
  COR_TRM_corporate_fit_score: atLeast(70),
  COR_TRM_corporate_tenure: atLeast(7),
  COR_TRM_cross_department_experience: atLeast(7),
  COR_TRM_executive_sponsorship: atLeast(7),
  EDU_VPM_academic_impact_score: atLeast(70),
  EDU_FEM_academic_roi_score: atLeast(70),
  EDU_MEM_edu_market_fit_score: atLeast(70),
  EDU_MEM_edu_market_overlap: atLeast(50),
  EDU_TRM_academic_quality_score: atLeast(70),
  EDU_TRM_academic_achievements: atLeast(7),
  EDU_TRM_faculty_involvement: atLeast(7),
  EDU_TRM_student_diversity: atLeast(7),
  EDU_TRM_institutional_support: atLeast(7),
  EDU_TRM_mentors_score: atLeast(80),
};

/** From where to where a metric is fine; null where no number separates good from bad. */
export function limitsOf(id: MetricId, lens: Lens): Limits | null {
  switch (id) {
    case 'FEM_cash_runway':
      return atLeast(benchmarks[lens].runway);
    case 'FEM_revenue_growth_rate':
      return atLeast(benchmarks[lens].growth);
    case 'FEM_debt_to_equity':
      return atMost(benchmarks[lens].debtToEquity);
    case 'FEM_revenue_per_employee':
      return atLeast(benchmarks[lens].revenuePerEmployee);
    default:
      return fixed[id] ?? null;
  }
}

/** Whether a value is within its limits, judged as it is printed; null without limits. */
export function isHealthy(id: MetricId, value: number, lens: Lens): boolean | null {
  const limits = limitsOf(id, lens);
  if (limits === null) return null;
  const [min, max] = limits;
  const [format] = metricRows[id];
  const shown = printedNumber(format, value);
  const isEnough = min === null || shown >= printedNumber(format, min);
  return isEnough && (max === null || shown <= printedNumber(format, max));
}
