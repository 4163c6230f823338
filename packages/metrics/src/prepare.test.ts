import { describe, expect, it } from 'vitest';

import { calculate } from './evaluate.ts';
import { master } from './testing/examples.ts';
import type { StartupFacts } from './types.ts';

const options = { asOf: '2026-11-01' };

describe('clamped inputs', () => {
  it('are a foundation after the year of the evaluation, and none in it', () => {
    expect(calculate({ foundation_year: 2026 }, master, options).clamped).toEqual([]);
    expect(calculate({ foundation_year: 2027 }, master, options).clamped).toEqual([
      { field: 'foundation_year', value: 2027, used: 2026 },
    ]);
    expect(calculate({ foundation_year: 2027 }, master, { asOf: '1850-01-01' }).clamped).toEqual([
      { field: 'foundation_year', value: 2027, used: 1900 },
    ]);
  });

  it('are no segment larger than its market: that is a contradiction', () => {
    const contradicting = (target_segment_size: number): string[] =>
      calculate({ target_segment_size, total_market_size: 9 }, master, options).contradictions.map(({ id }) => id);
    expect(contradicting(9)).toEqual([]);
    expect(contradicting(10)).toEqual(['segment_above_total']);
    expect(calculate({ target_segment_size: 10, total_market_size: 9 }, master, options).clamped).toEqual([]);
  });
});

describe('a startup of which half is known', () => {
  const half: StartupFacts = {
    founders_education_level: 4,
    technical_expertise: 5,
    business_expertise: 4,
    execution_capacity: 5,
    target_segment_size: 600,
    competitor_count: 12,
    entry_barriers: 4,
    market_maturity: 2,
    regulatory_environment: 4,
    burn_rate: 60_000,
    profit_margin: -30,
    patent_count: 1,
    unique_technology: 0.8,
    price_advantage: 0.5,
    unique_features: 8,
    scalability_potential: 5,
    marginal_cost: 0.1,
    customer_feedback: 4.5,
    problem_relevance: 5,
  };

  it('has a score', () => {
    const { coverage, calculation } = calculate(half, master, options);
    // Estimates count half, and what is unknown nothing: exactly half in binary too.
    expect(coverage).toBe(0.5);
    expect(calculation.IE_investability_score).not.toBeNull();
  });

  it('has none when a little less is known', () => {
    const { coverage, calculation } = calculate({ ...half, price_advantage: null }, master, options);
    expect(coverage).toBeLessThan(0.5);
    expect(calculation).toMatchObject({ IE_investability_score: null, IE_investability_level: 'Not Evaluated' });
  });
});
