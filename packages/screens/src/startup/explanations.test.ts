import { type CalculationRecord, masterDataSeed } from '@aval/contract';
import { evaluate, explain, type StartupFacts } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { calculations } from '../testing/fixtures.ts';
import { coverageShares } from './coverageShares.ts';
import { explainerOf } from './explanations.ts';

const facts: StartupFacts = {
  stage_id: 3,
  cash_runway_months: 9,
  burn_rate: 25_000,
  revenue: 120_000,
  team_size: 6,
  team_completeness: 3,
  execution_capacity: 4,
};
const evaluation = evaluate(facts, masterDataSeed, { asOf: '2026-11-01' });
const record = (changes: Partial<CalculationRecord> = {}): CalculationRecord => ({
  ...(evaluation.calculation as CalculationRecord),
  calculation_date: '2026-06-12T18:05:00.000Z',
  inputs: { ...facts },
  ...changes,
});

describe('explainerOf', () => {
  it('explains the stored number', () => {
    const explanation = explainerOf(record())('FEM_financial_health_score');
    expect(explanation?.parts.map(({ of }) => of.id)).toEqual([
      'runway_counted',
      'burn_for_stage',
      'FEM_debt_to_equity',
    ]);
  });

  it('uses the stored scores, both its own and those of its parts', () => {
    // 29.7453, which is 29.7 when it is rounded once and 29.8 by way of 29.75.
    const inputs = { ...facts, cash_runway_months: 0.917 };
    const { calculation } = evaluate(inputs, masterDataSeed, { asOf: '2026-11-01' });
    const explainer = explainerOf(record({ ...calculation, inputs }));
    expect(explainer('FEM_financial_health_score')?.value).toBe(29.75);
    const part = explainer('FEM_global_financial_score')?.parts.find(
      ({ of }) => of.id === 'FEM_financial_health_score',
    );
    expect([part?.score, part?.of.value]).toEqual([29.75, 29.75]);
    const [whole] = calculations;
    const total = whole?.IE_investability_score;
    expect(total).toBeGreaterThan(0);
    expect(whole && explainerOf(whole)('IE_investability_score')?.value).toBe(total);
  });

  it('explains a missing number', () => {
    expect(explainerOf(record())('MEM_competitor_count')?.trust).toBe(0);
  });

  it('returns null for a number that the current model would no longer give', () => {
    expect(explainerOf(record({ FEM_financial_health_score: 12.34 }))('FEM_financial_health_score')).toBeNull();
    expect(explainerOf(record({ MEM_competitor_count: 4 }))('MEM_competitor_count')).toBeNull();
  });

  it('returns null without inputs', () => {
    const { inputs: _inputs, ...without } = record();
    expect(explainerOf(without)('FEM_cash_runway')).toBeNull();
  });
});

describe('coverageShares', () => {
  it.each(['TRM_team_cohesion_score', 'IE_investability_score'] as const)(
    'counts the estimates of %s in full',
    (id) => {
      const explanation = explain(facts, masterDataSeed, { asOf: '2026-11-01' }, id);
      const { stated, estimated } = coverageShares(explanation);
      expect(stated + estimated / 2).toBeCloseTo(explanation.trust, 12);
      expect(estimated).toBeGreaterThan(0);
    },
  );
});
