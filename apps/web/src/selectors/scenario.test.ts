import { masterDataSeed } from '@aval/contract';
import { evaluate } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { influentialInputs } from '../features/startup/whatIf/influentialInputs.ts';
import { calculationOn } from '../testing/fixtures.ts';
import { changeOfRule, jointEffect, joined, patchOf, scenarioBase, scenarioOf, withValue } from './scenario.ts';

const stored = calculationOn(2, '2026-06-12T18:05:00.000Z');
const found = scenarioBase(stored);
if (!found) throw new Error('the stored calculation can be repeated');
const base = found;
const none = { rules: [], values: {} };

describe('scenarioBase', () => {
  it('is null without inputs and where today’s model gives another score', () => {
    expect(scenarioBase({ ...stored, inputs: undefined })).toBeNull();
    expect(scenarioBase({ ...stored, IE_investability_score: 12.3 })).toBeNull();
  });
});

describe('scenarioOf', () => {
  it('gains what each recommendation promises, but for the rounding of the two printed scores', () => {
    const steps = stored.recommendations.filter(({ gain }) => gain !== null);
    expect(steps.length).toBeGreaterThan(0);
    for (const { rule, gain } of steps) {
      const change = changeOfRule(base, rule);
      const tried = change && scenarioOf(base, change, stored).gain;
      expect(Math.abs((tried ?? Number.NaN) - (gain ?? 0))).toBeLessThan(0.101);
    }
  });

  it('is what an evaluation of the changed facts says, range included', () => {
    const { calculation } = scenarioOf(base, { rules: [], values: { profit_margin: 20 } }, stored);
    const facts = { ...base.startup, profit_margin: 20, defaulted_fields: [] };
    const whole = evaluate(facts, masterDataSeed, { asOfYear: 2026 });
    expect(calculation.IE_investability_score).toBe(whole.calculation.IE_investability_score);
    expect(calculation.range).toEqual(whole.range);
    expect(calculation.coverage).toBe(whole.coverage);
  });

  it('leaves the stored calculation alone', () => {
    const copy = structuredClone(stored);
    scenarioOf(base, { rules: [], values: { cash_runway_months: 24 } }, stored);
    expect(stored).toEqual(copy);
  });
});

describe('patchOf', () => {
  it('ignores rules that do not apply and figures that are none', () => {
    expect(patchOf(base, { rules: ['bridge', 'nothing'], values: { revenue: Number.NaN } })).toEqual({});
  });
});

describe('withValue', () => {
  it('forgets an input that is back at what is stated', () => {
    const changed = withValue(base, none, 'cash_runway_months', 12);
    expect(changed.values).toEqual({ cash_runway_months: 12 });
    expect(withValue(base, changed, 'cash_runway_months', 9)).toEqual(none);
  });

  it('counts a default as unknown', () => {
    expect(withValue(base, none, 'profit_margin', null)).toEqual(none);
    expect(withValue(base, none, 'profit_margin', -100).values).toEqual({ profit_margin: -100 });
  });
});

describe('jointEffect', () => {
  it('evaluates all steps at once and never less than the largest of them', () => {
    const gains = stored.recommendations.map(({ gain }) => gain ?? 0);
    const joint = jointEffect(
      base,
      stored.recommendations.map(({ rule }) => rule),
    );
    expect(joint?.gain).toBeGreaterThanOrEqual(Math.max(...gains));
    expect(joint?.score).toBeCloseTo(base.score + (joint?.gain ?? 0), 5);
  });

  it('is null where nothing changes', () => {
    expect(jointEffect(base, ['nothing'])).toBeNull();
  });

  it('lets the first decide an input that two name', () => {
    const [one, other] = [5, 4].map((value) => ({ rules: ['x'], values: { team_completeness: value } }));
    expect(one && other && joined([one, other])).toEqual(one);
  });
});

describe('influentialInputs', () => {
  it('lists inputs that move the printed score', () => {
    const inputs = influentialInputs(base);
    expect(inputs.length).toBeGreaterThan(3);
    expect(inputs.every(({ from, to }) => from !== to)).toBe(true);
  });
});
