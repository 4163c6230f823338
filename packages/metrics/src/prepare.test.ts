import { describe, expect, it } from 'vitest';

import { calculate } from './evaluate.ts';
import { master } from './testing/examples.ts';
import type { StartupFacts } from './types.ts';

const options = { asOf: '2026-11-01' };

describe('warnings', () => {
  it('name a foundation after the year of the evaluation, and none in it', () => {
    expect(calculate({ foundation_year: 2026 }, master, options).warnings).toEqual([]);
    expect(calculate({ foundation_year: 2027 }, master, options).warnings).toEqual([
      { field: 'foundation_year', code: 'clamped', value: 2027, used: 2026 },
    ]);
  });

  it('name a segment that is larger than its market, and none as large', () => {
    expect(calculate({ target_segment_size: 9, total_market_size: 9 }, master, options).warnings).toEqual([]);
    expect(calculate({ target_segment_size: 10, total_market_size: 9 }, master, options).warnings).toEqual([
      { field: 'target_segment_size', code: 'above_total_market', value: 10, used: 9 },
    ]);
  });
});

describe('a startup of which half is known', () => {
  const half: StartupFacts = {
    founder_count: 3,
    industry_experience_years: 10,
    founders_education_level: 4,
    technical_expertise: 5,
    business_expertise: 4,
    team_completeness: 4,
    execution_capacity: 5,
    target_segment_size: 600,
    competitor_count: 12,
    burn_rate: 60_000,
    profit_margin: -30,
    customer_acquisition_cost: 900,
    lifetime_value: 4500,
    revenue_per_employee: 50_000,
    price_advantage: 0.5,
    marginal_cost: 0.1,
    problem_relevance: 5,
    market_size_id: 4,
  };

  it('has a score', () => {
    const { coverage, calculation } = calculate(half, master, options);
    expect(coverage).toBe(0.5);
    expect(calculation.IE_investability_score).not.toBeNull();
  });

  it('has none when a little less is known', () => {
    const { coverage, calculation } = calculate({ ...half, price_advantage: null }, master, options);
    expect(coverage).toBeLessThan(0.5);
    expect(calculation).toMatchObject({ IE_investability_score: null, IE_investability_level: 'Not Evaluated' });
  });
});
