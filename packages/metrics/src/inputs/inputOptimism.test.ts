import { expect, it } from 'vitest';

import { evaluatedFields } from './inputDomains.ts';
import { inputOptimism, soberInput } from './inputOptimism.ts';

it.each([
  ['technical_expertise', 4, 3],
  ['technical_expertise', 1.5, 1],
  ['unique_technology', 0.5, 0.3],
  ['unique_features', 7, 5],
  ['unique_features', 1, 0],
  ['total_market_size', 900, 450],
  ['target_segment_size', 10, 5],
  ['competitor_count', 10, 15],
  ['competitor_count', 900, 1000],
  ['market_growth_rate', 25, 15],
  ['market_growth_rate', 4, 0],
  ['customer_acquisition_cost', 100, 125],
  ['lifetime_value', 100, 80],
  ['marginal_cost', 0.3, 0.5],
  ['marginal_cost', 0.9, 1],
  ['customer_feedback', 4, 3.5],
  ['revenue', 100, 100],
  ['cash_runway_months', 9, 9],
] as const)('%s of %d is soberly %d', (field, stated, sober) => {
  expect(soberInput(field, stated)).toBeCloseTo(sober, 12);
});

it('leaves facts about people, money and protection as they are', () => {
  expect(evaluatedFields.filter((field) => !(field in inputOptimism))).toEqual([
    'foundation_year',
    'founder_count',
    'team_size',
    'industry_experience_years',
    'founders_education_level',
    'entry_barriers',
    'market_maturity',
    'regulatory_environment',
    'cash_runway_months',
    'burn_rate',
    'funding_raised',
    'revenue',
    'profit_margin',
    'revenue_per_employee',
    'patent_count',
  ]);
});
