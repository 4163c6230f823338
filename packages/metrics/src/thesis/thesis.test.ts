import { describe, expect, it } from 'vitest';

import { calculate, type Figures } from '../evaluate.ts';
import { example, master } from '../testing/examples.ts';
import type { StartupFacts } from '../types.ts';
import type { Thesis } from './Thesis.ts';
import { thesisFit } from './thesisFit.ts';

const { startup } = example('E6');
const tagged = (tags: readonly string[]): StartupFacts => ({
  ...startup,
  value_proposition: { ...startup.value_proposition, tags },
});
const under = (thesis: unknown, given: StartupFacts = startup): Figures =>
  calculate(given, master, { asOf: '2026-11-01', thesis: thesis as Thesis });
const scoreUnder = (thesis: Thesis, given?: StartupFacts) =>
  under(thesis, given).calculation.COR_VPM_strategic_alignment_score ?? 0;

describe('a thesis', () => {
  it('changes nothing when it says nothing', () => {
    expect(under({})).toEqual(under(null));
  });

  it('weighs the areas, no more than twice or half as much', () => {
    const scoreBy = (weights: Thesis['weights']) => under({ weights }).calculation.IE_investability_score ?? 0;
    const { calculation } = under(null);
    const isFinanceWeakest =
      (calculation.FEM_global_financial_score ?? 0) < (calculation.TRM_global_team_resources_score ?? 0);
    expect(isFinanceWeakest).toBe(true);
    expect(scoreBy({ FEM: 2 })).toBeLessThan(calculation.IE_investability_score ?? 0);
    expect(scoreBy({ FEM: 9 })).toBe(scoreBy({ FEM: 2 }));
    expect(scoreBy({ FEM: 0 })).toBe(scoreBy({ FEM: 0.5 }));
    expect(scoreBy({ FEM: 2, VPM: 2, MEM: 2, TRM: 2 })).toBe(calculation.IE_investability_score);
  });

  it('finds its needs among the tags, in any case, and asks for three of them at most', () => {
    const needs = ['Payments', 'retail', 'logistics', 'energy'];
    const scores = [['x'], ['payments'], ['payments ', 'RETAIL'], ['payments', 'retail', 'energy']].map((tags) =>
      scoreUnder({ needs }, tagged(tags)),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(4);
    expect(scores[3]).toBe(scoreUnder({ needs: ['payments'] }, tagged(['payments'])));
  });

  it('fits not at all where no need is met and nothing wanted is there', () => {
    const thesis = { needs: ['retail'], industries: [100], stages: [100], models: [100] };
    expect(thesisFit(tagged(['payments']), thesis)).toBe(0);
  });

  it.each(['industries', 'stages', 'models'] as const)('counts one of its %s', (list) => {
    const field = { industries: 'industry_id', stages: 'stage_id', models: 'business_model_id' } as const;
    const own = startup[field[list]] as number;
    const given = tagged(['payments']);
    expect(scoreUnder({ needs: ['retail'], [list]: [own] }, given)).toBeGreaterThan(
      scoreUnder({ needs: ['retail'], [list]: [own + 100] }, given),
    );
  });

  it('leaves the stated alignment where needs or tags are missing', () => {
    expect(scoreUnder({ needs: ['payments'] })).toBe(scoreUnder({}));
    expect(scoreUnder({ industries: [99] }, tagged(['payments']))).toBe(scoreUnder({}));
  });

  it('names what breaks its limits, of inputs and of metrics, and nothing that is unknown', () => {
    const broken = { of: 'cash_runway_months', below: 10 } as const;
    const aboveLimit = { of: 'FEM_global_financial_score', above: 10 } as const;
    const dealbreakers = [
      broken,
      { of: 'cash_runway_months', below: 9 },
      aboveLimit,
      { of: 'FEM_global_financial_score', above: 100 },
      { of: 'EDU_TRM_academic_quality_score', below: 100 },
      { of: 'revenue_per_employee', below: 1e9 },
    ] as const;
    expect(under({ dealbreakers }).broken).toEqual([broken, aboveLimit]);
  });

  it.each([
    ['thesis must be an object', 7],
    ['thesis.needs must be a list of words', { needs: 'payments' }],
    ['thesis.needs must be a list of words', { needs: [1] }],
    ['thesis.stages must be a list of ids', { stages: ['MVP'] }],
    ['thesis.weights.FEM must be a finite number', { weights: { FEM: '2' } }],
    ['thesis.dealbreakers.of must be an input or a metric', { dealbreakers: [{ of: 'luck', below: 1 }] }],
    ['thesis.dealbreakers.below must be a finite number', { dealbreakers: [{ of: 'revenue', below: 'x' }] }],
  ])('is refused: %s', (message, thesis) => {
    expect(() => under(thesis)).toThrow(message);
  });
});
