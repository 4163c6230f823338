import { masterDataSeed } from '@aval/contract';
import { evaluate, recommendationPatch, type StartupFacts } from '@aval/metrics';
import { expect, it } from 'vitest';

import { exampleCalculation, exampleCoverage, exampleLevel, exampleRange } from './exampleCalculation.ts';
import { exampleRecommendations, exampleRecommendationScores } from './exampleRecommendations.ts';

const energySoftware: StartupFacts = {
  foundation_year: 2022,
  industry_id: 1,
  stage_id: 4,
  business_model_id: 4,
  market_size_id: 4,
  financing_type_id: 4,
  founder_count: 3,
  team_size: 24,
  founders_education_level: 4,
  industry_experience_years: 10,
  technical_expertise: 5,
  business_expertise: 4,
  team_completeness: 4,
  execution_capacity: 5,
  total_market_size: 4000,
  target_segment_size: 600,
  competitor_count: 12,
  market_growth_rate: 25,
  entry_barriers: 4,
  market_maturity: 2,
  regulatory_environment: 4,
  cash_runway_months: 18,
  burn_rate: 60000,
  funding_raised: 3000000,
  revenue: 1200000,
  profit_margin: -30,
  customer_acquisition_cost: 900,
  lifetime_value: 4500,
  revenue_per_employee: 50000,
  innovation_level: 4,
  patent_count: 1,
  unique_technology: 0.8,
  price_advantage: 0.5,
  unique_features: 8,
  scalability_potential: 5,
  marginal_cost: 0.1,
  network_effects: 0.6,
  customer_feedback: 4.5,
  problem_relevance: 5,
  financials: {
    revenue_history: [
      {
        year: 2024,
        revenue: 500000,
      },
      {
        year: 2025,
        revenue: 1200000,
      },
    ],
    total_debt: 150000,
    total_equity: 2000000,
  },
};

const retailer: StartupFacts = {
  foundation_year: 2019,
  industry_id: 5,
  stage_id: 3,
  business_model_id: 2,
  market_size_id: 2,
  financing_type_id: 7,
  founder_count: 1,
  team_size: 9,
  founders_education_level: 3,
  industry_experience_years: 2,
  technical_expertise: 2,
  business_expertise: 3,
  team_completeness: 2,
  execution_capacity: 2,
  total_market_size: 60,
  target_segment_size: 8,
  competitor_count: 60,
  market_growth_rate: 3,
  entry_barriers: 1,
  market_maturity: 5,
  regulatory_environment: 3,
  cash_runway_months: 4,
  burn_rate: 20000,
  funding_raised: 250000,
  revenue: 180000,
  profit_margin: -60,
  customer_acquisition_cost: 40,
  lifetime_value: 60,
  innovation_level: 2,
  patent_count: 0,
  unique_technology: 0.1,
  price_advantage: 0.4,
  unique_features: 3,
  scalability_potential: 2,
  marginal_cost: 0.7,
  network_effects: 0.1,
  customer_feedback: 3,
  problem_relevance: 3,
};

const options = { asOf: '2026-11-01' };

it('matches the results of the model', () => {
  const { calculation, coverage, range } = evaluate(energySoftware, masterDataSeed, options);
  expect(calculation).toMatchObject({ ...exampleCalculation, IE_investability_level: exampleLevel });
  expect(coverage).toBeCloseTo(exampleCoverage, 3);
  expect(range?.low).toBeCloseTo(exampleRange.low, 2);
  expect(range?.high).toBeCloseTo(exampleRange.high, 2);
});

it('matches the recommendations of the model', () => {
  const { calculation, recommendations } = evaluate(retailer, masterDataSeed, options);
  const byGain = recommendations.filter(({ gain }) => gain !== null).slice(0, 4);
  expect(byGain.map(({ group, gain, text }) => ({ group, gain, text }))).toEqual(exampleRecommendations);
  expect(calculation.IE_investability_score).toBe(exampleRecommendationScores.now);
  const improved = byGain.reduce<StartupFacts>(
    (facts, { rule }) => ({ ...facts, ...recommendationPatch(rule, retailer, masterDataSeed, options) }),
    retailer,
  );
  expect(evaluate(improved, masterDataSeed, options).calculation.IE_investability_score).toBe(
    exampleRecommendationScores.together,
  );
});
