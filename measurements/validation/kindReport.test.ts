import { expect, test } from 'vitest';

import { consistentCompany } from './contradictoryChanges.ts';
import { kindReport, usualKindness } from './kindReport.ts';

test('a kind report raises ratings, markets and growth within their limits, and nothing that can be looked up', () => {
  const truth = { ...consistentCompany, technical_expertise: 5, business_expertise: 3, unique_technology: 0.5 };
  expect(kindReport(truth, usualKindness)).toEqual({
    ...truth,
    business_expertise: 4,
    team_completeness: 5,
    unique_technology: 0.7,
    price_advantage: 0.7,
    innovation_level: 5,
    unique_features: 10,
    marginal_cost: 0,
    network_effects: 0.8,
    customer_feedback: 5,
    total_market_size: 8000,
    target_segment_size: 1200,
    market_growth_rate: 35,
  });
});

test('a doubled market changes its class, and an unknown figure stays unknown', () => {
  const report = kindReport({ total_market_size: 60, market_size_id: 2 }, usualKindness);
  expect(report).toEqual({ total_market_size: 120, market_size_id: 3 });
});
