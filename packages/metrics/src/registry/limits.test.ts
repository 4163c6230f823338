import { describe, expect, it } from 'vitest';

import { extraLimits } from '../facts/extraLimits.ts';
import { inputDomains } from '../inputs/inputDomains.ts';
import { inputUncertainty } from '../inputs/inputShift.ts';
import { metrics } from './metrics.ts';
import { metricVerdict } from './metricVerdict.ts';

/** A benchmark as text: from, to. */
const verdictOf = (id: (typeof metrics)[number]['id']): string => {
  const { benchmark } = metricVerdict(id, null, 'general');
  return benchmark === null ? '' : `${benchmark.min ?? ''}..${benchmark.max ?? ''}`;
};

describe('limits', () => {
  it('of the metrics', () => {
    expect(metrics.map(({ id, format, range: [min, max] }) => `${id} ${format} ${min}..${max} ${verdictOf(id)}`.trim()))
      .toMatchInlineSnapshot(`
      [
        "IE_investability_score score 0..100 60..",
        "IE_investability_level word null..null",
        "FEM_lifetime_value money 0..null",
        "FEM_customer_acquisition_cost money 0..null",
        "FEM_burn_rate decimal 0..10 ..1.5",
        "FEM_cash_runway months 0..120 12..",
        "FEM_debt_to_equity ratioAsPercent 0..10 ..2",
        "FEM_revenue_growth_rate percent -100..1000 100..",
        "FEM_revenue_per_employee money 0..null 200000..",
        "FEM_financial_health_score score 0..100 70..",
        "FEM_operational_efficiency_score score 0..100 70..",
        "FEM_financial_projections_score score 0..100 70..",
        "FEM_valuation_score score 0..100 60..",
        "FEM_global_financial_score score 0..100 60..",
        "MEM_market_size millions 0..null 1000..",
        "MEM_market_size_score score 0..100 70..",
        "MEM_competitor_count count 0..1000 ..30",
        "MEM_hhi_index decimal 0..1 ..0.25",
        "MEM_avg_competitor_strength rating 0..10 ..7",
        "MEM_market_growth_score score 0..100 75..",
        "MEM_competition_score score 0..100 70..",
        "MEM_entry_barriers_score score 0..100 60..",
        "MEM_global_market_score score 0..100 60..",
        "TRM_team_size count 1..1000",
        "TRM_clustering_coefficient decimal 0..1 0.6..",
        "TRM_avg_relationship_strength rating 0..10 7..",
        "TRM_connected_components count 1..null ..1",
        "TRM_founder_quality_score score 0..100 75..",
        "TRM_team_cohesion_score score 0..100 70..",
        "TRM_experience_score score 0..100 70..",
        "TRM_resource_adequacy_score score 0..100 75..",
        "TRM_global_team_resources_score score 0..100 60..",
        "VPM_differentiation_score score 0..100 70..",
        "VPM_scalability_score score 0..100 70..",
        "VPM_market_fit_score score 0..100 75..",
        "VPM_global_value_proposition_score score 0..100 60..",
        "COR_VPM_strategic_alignment_score score 0..100 70..",
        "COR_FEM_strategic_roi_score score 0..100 70..",
        "COR_MEM_corporate_market_fit_score score 0..100 70..",
        "COR_MEM_corporate_market_overlap percent 0..100 20..60",
        "COR_MEM_channel_synergy rating 0..10 7..",
        "COR_MEM_market_entry_time_reduction percent 0..100 25..",
        "COR_TRM_corporate_fit_score score 0..100 70..",
        "COR_TRM_corporate_tenure years 0..50 7..",
        "COR_TRM_cross_department_experience rating 0..10 7..",
        "COR_TRM_executive_sponsorship rating 0..10 7..",
        "EDU_VPM_academic_impact_score score 0..100 70..",
        "EDU_FEM_academic_roi_score score 0..100 70..",
        "EDU_MEM_edu_market_fit_score score 0..100 70..",
        "EDU_MEM_edu_market_overlap percent 0..100 50..",
        "EDU_TRM_academic_quality_score score 0..100 70..",
        "EDU_TRM_academic_achievements rating 0..10 7..",
        "EDU_TRM_faculty_involvement rating 0..10 7..",
        "EDU_TRM_student_diversity rating 0..10 7..",
        "EDU_TRM_institutional_support rating 0..10 7..",
        "EDU_TRM_mentors_score score 0..100 80..",
      ]
    `);
  });

  it('of the inputs', () => {
    expect(
      Object.entries(inputDomains).map(([field, { min, max, step, integer = false, exclusive = false }]) =>
        [field, min, max, step, integer && 'whole', exclusive && 'above'].filter((each) => each !== false).join(' '),
      ),
    ).toMatchInlineSnapshot(`
      [
        "foundation_year 1900 2200 1 whole",
        "founder_count 1 10 1 whole",
        "team_size 1 1000 1 whole",
        "industry_experience_years 0 50 1",
        "founders_education_level 1 5 1 whole",
        "technical_expertise 1 5 1 whole",
        "business_expertise 1 5 1 whole",
        "team_completeness 1 5 1 whole",
        "execution_capacity 1 5 1 whole",
        "total_market_size 0 10000000 0.01 above",
        "target_segment_size 0 10000000 0.01 above",
        "competitor_count 0 1000 1 whole",
        "market_growth_rate 0 100 1",
        "entry_barriers 1 5 1 whole",
        "market_maturity 1 5 1 whole",
        "regulatory_environment 1 5 1 whole",
        "cash_runway_months 0 120 1",
        "burn_rate 0 1000000000 0.01",
        "funding_raised 0 1000000000000 0.01 above",
        "revenue 0 1000000000000 0.01",
        "profit_margin -100 100 1",
        "customer_acquisition_cost 0 1000000000 0.01",
        "lifetime_value 0 1000000000 0.01",
        "revenue_per_employee 0 1000000000 0.01",
        "innovation_level 1 5 1 whole",
        "patent_count 0 1000 1 whole",
        "unique_technology 0 1 0.1",
        "price_advantage 0 1 0.1",
        "unique_features 0 10 1",
        "scalability_potential 1 5 1 whole",
        "marginal_cost 0 1 0.01",
        "network_effects 0 1 0.1",
        "customer_feedback 1 5 0.5",
        "problem_relevance 1 5 1 whole",
      ]
    `);
  });

  it('of the optional facts', () => {
    expect(Object.entries(extraLimits).map(([path, [min, max]]) => `${path} ${min}..${max}`)).toMatchInlineSnapshot(`
      [
        "financials.total_debt 0..1000000000000",
        "financials.total_equity -1000000000000..1000000000000",
        "financials.cash_in_bank 0..1000000000000",
        "financials.revenue_growth_rate -100..1000",
        "financials.pre_money_valuation 0..1000000000000",
        "financials.revenue_history.revenue 0..1000000000000",
        "team.relationships.strength 0..10",
        "value_proposition.very_disappointed_pct 0..100",
        "value_proposition.competitors.market_share 0..1",
        "value_proposition.competitors.strength 0..10",
        "value_proposition.corporate.strategic_alignment 0..10",
        "value_proposition.corporate.channel_synergy 0..10",
        "value_proposition.corporate.executive_sponsorship 0..10",
        "value_proposition.corporate.cross_department_experience 0..10",
        "value_proposition.corporate.market_overlap_pct 0..100",
        "value_proposition.corporate.months_to_market_alone 0..1200",
        "value_proposition.corporate.months_to_market_with_partner 0..1200",
        "value_proposition.corporate.average_tenure_years 0..50",
        "value_proposition.educational.trl 1..9",
        "value_proposition.educational.publications 0..1000000",
        "value_proposition.educational.awards 0..1000000",
        "value_proposition.educational.mentors 0..1000000",
        "value_proposition.educational.faculty_involvement 0..10",
        "value_proposition.educational.institutional_support 0..10",
        "value_proposition.educational.market_overlap_pct 0..100",
        "value_proposition.educational.students 0..1000000",
      ]
    `);
  });

  it('of what an input may be off by', () => {
    expect(Object.entries(inputUncertainty).map(([field, { by, size }]) => `${field} ${by} ${size}`))
      .toMatchInlineSnapshot(`
      [
        "foundation_year amount 0.5",
        "founder_count amount 0",
        "team_size share 0.1",
        "industry_experience_years amount 2",
        "founders_education_level amount 0.5",
        "technical_expertise amount 0.5",
        "business_expertise amount 0.5",
        "team_completeness amount 0.5",
        "execution_capacity amount 0.5",
        "total_market_size share 0.5",
        "target_segment_size share 0.5",
        "competitor_count share 0.3",
        "market_growth_rate amount 5",
        "entry_barriers amount 0.5",
        "market_maturity amount 0.5",
        "regulatory_environment amount 0.5",
        "cash_runway_months amount 1",
        "burn_rate share 0.1",
        "funding_raised share 0.05",
        "revenue share 0.05",
        "profit_margin amount 5",
        "customer_acquisition_cost share 0.2",
        "lifetime_value share 0.3",
        "revenue_per_employee share 0.1",
        "innovation_level amount 0.5",
        "patent_count amount 0",
        "unique_technology amount 0.1",
        "price_advantage amount 0.1",
        "unique_features amount 1",
        "scalability_potential amount 0.5",
        "marginal_cost amount 0.1",
        "network_effects amount 0.1",
        "customer_feedback amount 0.5",
        "problem_relevance amount 0.5",
      ]
    `);
  });
});
