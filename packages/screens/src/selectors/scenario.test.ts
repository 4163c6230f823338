import { masterDataSeed } from '@aval/contract';
import { evaluate, scoreUnder } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { influentialInputs } from '../startup/whatIf/influentialInputs.ts';
import { calculationOn } from '../testing/fixtures.ts';
import {
  adviceOf,
  changeOfRule,
  jointEffect,
  joined,
  patchOf,
  printedGain,
  scenarioBase,
  scenarioOf,
  withValue,
} from './scenario.ts';

const stored = calculationOn(2, '2026-06-12T18:05:00.000Z');
const found = scenarioBase(stored);
if (!found) throw new Error('the stored calculation can be repeated');
const base = found;
const none = { rules: [], values: {} };

describe('scenarioBase', () => {
  it('is null without inputs, and when the current model gives a different score', () => {
    expect(scenarioBase({ ...stored, inputs: undefined })).toBeNull();
    expect(scenarioBase({ ...stored, IE_investability_score: 12.3 })).toBeNull();
  });
});

describe('scenarioOf', () => {
  it('has the promised gain of each recommendation, except for rounding', () => {
    const steps = stored.recommendations.filter(({ gain }) => gain !== null);
    expect(steps.length).toBeGreaterThan(0);
    for (const { rule, gain } of steps) {
      const change = changeOfRule(base, rule);
      const tried = change && scenarioOf(base, change, stored).gain;
      expect(Math.abs((tried ?? Number.NaN) - (gain ?? 0))).toBeLessThan(0.101);
    }
  });

  it('equals an evaluation of the changed facts, including its range', () => {
    const { calculation } = scenarioOf(base, { rules: [], values: { profit_margin: 20 } }, stored);
    const facts = { ...base.startup, profit_margin: 20, defaulted_fields: [] };
    const whole = evaluate(facts, masterDataSeed, { asOf: '2026-11-01' });
    expect(calculation.IE_investability_score).toBe(whole.calculation.IE_investability_score);
    expect(calculation.range).toEqual(whole.range);
    expect(calculation.coverage).toBe(whole.coverage);
  });

  it('does not change the stored calculation', () => {
    const copy = structuredClone(stored);
    scenarioOf(base, { rules: [], values: { cash_runway_months: 24 } }, stored);
    expect(stored).toEqual(copy);
  });
});

describe('patchOf', () => {
  it('ignores inapplicable rules and invalid figures', () => {
    expect(patchOf(base, { rules: ['bridge', 'nothing'], values: { revenue: Number.NaN } })).toEqual({});
  });
});

describe('advice under a lens', () => {
  const corporate = {
    channel_synergy: 5,
    executive_sponsorship: 4,
    strategic_alignment: 6,
    market_overlap_pct: 30,
    average_tenure_years: 3,
  };
  const record = calculationOn(3, '2026-06-12T18:05:00.000Z', { value_proposition: { corporate } });
  const under = scenarioBase(record, 'corporate');
  if (!under) throw new Error('the stored calculation can be repeated');

  it('gains what it promises in the mean of the four scores of the lens', () => {
    const steps = adviceOf(under).filter(({ gain }) => gain !== null);
    expect(steps.map(({ group }) => group)).toContain('corporate');
    for (const { rule, gain } of steps) {
      expect(Math.abs((printedGain(under)(rule) ?? Number.NaN) - (gain ?? 0))).toBeLessThan(0.101);
    }
  });

  it('adds up where two change facts of the same group', () => {
    const patch = patchOf(under, { rules: ['sponsor', 'paid_pilot'], values: {} });
    expect(patch.value_proposition?.corporate).toEqual({
      channel_synergy: 7,
      executive_sponsorship: 7,
      strategic_alignment: 6,
      market_overlap_pct: 30,
      average_tenure_years: 3,
    });
  });

  it('starts from the score of the lens', () => {
    expect(jointEffect(under, ['sponsor'])?.from).toBe(scoreUnder(record, 'corporate'));
  });
});

describe('withValue', () => {
  it('removes an input that is back at its stated value', () => {
    const changed = withValue(base, none, 'cash_runway_months', 12);
    expect(changed.values).toEqual({ cash_runway_months: 12 });
    expect(withValue(base, changed, 'cash_runway_months', 9)).toEqual(none);
  });

  it('starts from what is left of a runway, and counts a changed one from its day', () => {
    const aged = { ...base, startup: { ...base.startup, cash_runway_months: 12, stated_on: '2026-02-01' } };
    expect(withValue(aged, none, 'cash_runway_months', 8)).toEqual(none);
    const changed = withValue(aged, none, 'cash_runway_months', 12);
    expect(scenarioOf(aged, changed, stored).calculation.FEM_cash_runway).toBe(12);
  });

  it('treats a default as unknown', () => {
    expect(withValue(base, none, 'profit_margin', null)).toEqual(none);
    expect(withValue(base, none, 'profit_margin', -100).values).toEqual({ profit_margin: -100 });
  });
});

describe('jointEffect', () => {
  it('evaluates all steps together, and is at least the largest gain', () => {
    const gains = stored.recommendations.map(({ gain }) => gain ?? 0);
    const joint = jointEffect(
      base,
      stored.recommendations.map(({ rule }) => rule),
    );
    expect(joint?.gain).toBeGreaterThanOrEqual(Math.max(...gains));
    expect(joint?.score).toBeCloseTo(base.score + (joint?.gain ?? 0), 5);
  });

  it('is null when nothing changes', () => {
    expect(jointEffect(base, ['nothing'])).toBeNull();
  });

  it('uses the first rule when two change the same input', () => {
    const [one, other] = [5, 4].map((value) => ({ rules: ['x'], values: { team_completeness: value } }));
    expect(one && other && joined([one, other])).toEqual(one);
  });
});

describe('influentialInputs', () => {
  it('lists inputs that change the printed score', () => {
    const inputs = influentialInputs(base);
    expect(inputs.length).toBeGreaterThan(3);
    expect(inputs.every(({ from, to }) => from !== to)).toBe(true);
  });
});
