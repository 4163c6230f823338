import { masterDataSeed } from '@aval/contract';
import { evaluate, startOfYear } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { filledValues, requiredValues } from '../../testing/filledValues.ts';
import { toCreateBody } from '../toCreateBody.ts';
import { fieldsOfStep } from '../wizard.ts';
import { wizardFields } from '../wizardFields.ts';
import { emptyValues } from '../wizardValues.ts';
import { liveEvaluation, narrowings, toFacts } from './liveEvaluation.ts';

const year = 2026;
const scene = { master: masterDataSeed, currentYear: year, answer: 'average' } as const;
const widthOf = (values = filledValues()) => live(values).range.high - live(values).range.low;
const live = (values = filledValues()) => liveEvaluation(values, masterDataSeed, year);

describe('toFacts', () => {
  it('contains answers, and the names of unconfirmed defaults', () => {
    const facts = toFacts({ ...emptyValues(), founder_count: 3 }, year);
    expect(facts).toMatchObject({ founder_count: 3, team_size: 500, foundation_year: 2026 });
    expect(facts.defaulted_fields).toContain('team_size');
    expect(facts.defaulted_fields).not.toContain('founder_count');
  });

  it('ignores texts, switches and incomplete numbers', () => {
    const facts = toFacts({ ...filledValues(), profit_margin: Number.NaN, foundation_year: 'soon' }, year);
    for (const id of ['name', 'is_private', 'profit_margin', 'foundation_year']) expect(facts).not.toHaveProperty(id);
  });
});

describe('liveEvaluation', () => {
  it('has a wide range and no score without answers', () => {
    const { calculation, coverage, range, areas } = live(emptyValues());
    expect(calculation.IE_investability_score).toBeNull();
    expect(calculation.IE_investability_level).toBe('Not Evaluated');
    expect(coverage).toBe(0);
    expect(areas).toEqual({ value: 0, financial: 0, market: 0, team: 0 });
    expect(range.high - range.low).toBeGreaterThan(70);
  });

  it('equals the server’s evaluation of the request body', () => {
    const body = toCreateBody(filledValues(), { currentYear: year, userId: 7 });
    const stored = evaluate(body, masterDataSeed, { asOf: startOfYear(year), lens: 'general' });
    const { calculation, coverage, range } = live();
    expect(calculation).toEqual(stored.calculation);
    expect(coverage).toBe(stored.coverage);
    expect(range).toEqual(stored.range);
  });

  it('gives a score with low coverage for a form with only defaults', () => {
    const { calculation, coverage } = live(requiredValues());
    expect(calculation.IE_investability_score).toBeTypeOf('number');
    expect(coverage).toBeLessThan(0.5);
  });
});

describe('narrowings', () => {
  it('omits stated inputs and sorts the others by how much they narrow the range', () => {
    const found = narrowings(fieldsOfStep(2), filledValues(), scene);
    expect(found.map(({ id }) => id).toSorted()).toEqual(['execution_capacity', 'team_completeness']);
    expect(found[0]?.points).toBeGreaterThanOrEqual(found[1]?.points ?? 0);
  });

  it('narrows the range by the stated points', () => {
    const [first] = narrowings(fieldsOfStep(5), filledValues(), { ...scene, answer: 'default' });
    expect(first).toBeDefined();
    if (!first) return;
    const confirmed = {
      ...filledValues(),
      [first.id]: toFacts(filledValues(), year)[first.id as 'network_effects'] ?? null,
    };
    expect(widthOf() - widthOf(confirmed)).toBeCloseTo(first.points, 9);
  });

  it('includes figures that were not given', () => {
    const ids = narrowings(fieldsOfStep(4), emptyValues(), scene).map(({ id }) => id);
    expect(ids).toContain('cash_runway_months');
    expect(ids).toContain('profit_margin');
  });

  it('never includes inputs that the evaluation does not use', () => {
    const ids = narrowings(wizardFields, emptyValues(), scene).map(({ id }) => id);
    expect(ids).not.toContain('name');
    expect(ids).not.toContain('is_private');
  });
});
