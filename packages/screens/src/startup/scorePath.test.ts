import { masterDataSeed } from '@aval/contract';
import { explain, type StartupFacts } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import type { Explainer } from './explanations.ts';
import { scorePath } from './scorePath.ts';

const facts: StartupFacts = {
  stage_id: 4,
  cash_runway_months: 2,
  burn_rate: 90_000,
  revenue: 1000,
  profit_margin: -100,
  total_market_size: 5000,
  market_growth_rate: 40,
  technical_expertise: 5,
  problem_relevance: 5,
};
const explainer: Explainer = (metric) => explain(facts, masterDataSeed, { asOf: '2026-11-01' }, metric);

describe('scorePath', () => {
  it('multiplies the shares on the path, counting the weakest area twice', () => {
    const path = scorePath('FEM_operational_efficiency_score', explainer);
    expect(path).toMatchObject({ area: 'financial', shareOfArea: 0.25, isWeakest: true });
    expect(path?.shareOfAverage).toBeCloseTo(0.24, 12);
    expect(path?.shareOfTotal).toBeCloseTo(0.44, 12);
    expect(path?.effect).toBeCloseTo(0.11, 12);
  });

  it('starts at the area for the area’s own score', () => {
    expect(scorePath('TRM_global_team_resources_score', explainer)).toMatchObject({
      area: 'team',
      shareOfArea: 1,
      isWeakest: false,
    });
  });

  it('is null for a number outside the areas, or without a score', () => {
    expect(scorePath('FEM_cash_runway', explainer)).toBeNull();
    expect(scorePath('FEM_operational_efficiency_score', () => null)).toBeNull();
  });
});
