import { describe, expect, it } from 'vitest';

import { hasModelChange } from '../../selectors/hasModelChange.ts';
import { changeBetween, changedField, isChangeKnown } from '../../startup/changeSteps.ts';
import { calculationOn } from '../../testing/fixtures.ts';
import { versionsBetween, versionsOf } from './versions.ts';

const before = calculationOn(1, '2026-01-10T08:00:00Z', { cash_runway_months: 12, revenue: 100_000 });
const after = calculationOn(2, '2026-03-04T10:31:05Z');

const shown = (chosen: [number, number][]) =>
  versionsOf([after, before], new Map(chosen)).map(({ id, calculation }) => [id, calculation.id]);

describe('versions', () => {
  it('keep their columns, or show the selected calculation', () => {
    expect(shown([])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(shown([[2, 1]])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(shown([[2, 77]])[0]).toEqual([2, 2]);
  });

  it('report a change of the model between them', () => {
    expect(hasModelChange([after, before])).toBe(false);
    expect(hasModelChange([after, { ...before, model_version: '0.1' }])).toBe(true);
  });
});

it('the versions between two are those after the older one, whichever is named first', () => {
  const third = { ...after, id: 99 };
  expect(versionsBetween([third, after, before], before, third)).toEqual([third, after]);
  expect(versionsBetween([third, after, before], third, before)).toEqual([third, after]);
  expect(versionsBetween([third, after, before], after, after)).toEqual([]);
});

describe('the score drivers', () => {
  it('add up to the change and name the changed inputs with their values', () => {
    const change = changeBetween(before, after);
    const sum = (change?.steps ?? []).reduce((total, { shownPoints }) => total + shownPoints, 0);
    expect(sum).toBeCloseTo((after.IE_investability_score ?? 0) - (before.IE_investability_score ?? 0), 9);
    expect(change?.steps.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['cash_runway_months', 'revenue']));
    expect(changedField('revenue', before, after, 'en')).toMatchObject({
      from: '100.000\u00a0€',
      to: '120.000\u00a0€',
    });
    const grown = { ...after, inputs: { ...after.inputs, total_market_size: 1200 } };
    const small = { ...before, inputs: { ...before.inputs, total_market_size: 950 } };
    expect(changedField('total_market_size', small, grown, 'en')).toMatchObject({
      from: '950\u00a0M€',
      to: '1.200\u00a0M€',
    });
    expect(changedField('revenue', before, before, 'en')).toMatchObject({ label: 'Revenue', from: null, to: null });
    expect(changedField('stage_id', before, after, 'en')).toMatchObject({ from: null, to: null });
    expect(changedField('time', before, after, 'en')).toBeNull();
  });

  it('are unknown without the inputs of either version', () => {
    const { inputs: _inputs, ...bare } = before;
    expect(changeBetween(bare, after)).toBeNull();
    expect(isChangeKnown(bare, after)).toBe(false);
    expect(isChangeKnown(before, after)).toBe(true);
  });
});
