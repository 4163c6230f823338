import { describe, expect, it } from 'vitest';

import { calculationOf, estimatedMetrics } from './calculation.ts';
import { countMetrics, metricIds, type NumericMetricId } from './metricIds.ts';
import { blankSheet, type Sheet, writeFact } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { Calculation } from './types.ts';

const calculatedIds = metricIds.filter((id): id is NumericMetricId => !id.startsWith('IE_'));
const calculated = (sheet: Sheet, isEvaluated = false): Calculation =>
  calculationOf({ sheet, isEvaluated, warnings: [] }, 'all');

describe('calculationOf', () => {
  it.each([
    [1.005, 1.01, 1],
    [12.345, 12.35, 12],
    [99.5, 99.5, 100],
    [-0.004, 0, 0],
    [-12.345, -12.35, -12],
  ])('rounds %d to two decimals, and a count to a whole number', (value, shown, whole) => {
    const sheet = blankSheet();
    for (const id of calculatedIds) writeFact(sheet, slotOf[id], value);
    const calculation = calculated(sheet);
    for (const id of calculatedIds) expect([id, calculation[id]]).toEqual([id, countMetrics.has(id) ? whole : shown]);
  });

  it('is null for every unknown metric, even if a score replaces its unknown parts', () => {
    const sheet = blankSheet();
    sheet.value[slotOf.VPM_scalability_score] = 40;
    const calculation = calculated(sheet);
    expect(Object.keys(calculation)).toEqual(metricIds);
    for (const id of calculatedIds) expect([id, calculation[id]]).toEqual([id, null]);
  });

  it('has the score to one decimal, its level, and neither without an evaluation', () => {
    const sheet = blankSheet();
    writeFact(sheet, slotOf.IE_investability_score, 59.96);
    expect(calculated(sheet, true)).toMatchObject({ IE_investability_score: 60, IE_investability_level: 'medium' });
    expect(calculated(sheet)).toMatchObject({
      IE_investability_score: null,
      IE_investability_level: 'Not Evaluated',
    });
  });

  it.each([
    ['general', []],
    ['corporate', ['COR']],
    ['educational', ['EDU']],
    ['all', ['COR', 'EDU']],
  ] as const)('has in the %s lens, of the metrics of a lens, those of %j', (lens, expected) => {
    const ids = Object.keys(calculationOf({ sheet: blankSheet(), isEvaluated: false, warnings: [] }, lens));
    const lenses = new Set(ids.filter((id) => /^(COR|EDU)_/.test(id)).map((id) => id.slice(0, 3)));
    expect([...lenses]).toEqual(expected);
    expect(ids).toContain('FEM_valuation_score');
  });
});

describe('estimatedMetrics', () => {
  it('are the quantities of the lens with half trust, and no scores', () => {
    const sheet = blankSheet();
    sheet.trust.fill(0.5);
    sheet.trust[slotOf.MEM_market_size] = 1;
    sheet.trust[slotOf.MEM_hhi_index] = 0;
    expect(estimatedMetrics(sheet, 'general')).toEqual(
      expect.arrayContaining(['FEM_burn_rate', 'TRM_clustering_coefficient']),
    );
    for (const id of ['MEM_market_size', 'MEM_hhi_index', 'FEM_valuation_score', 'COR_MEM_channel_synergy']) {
      expect(estimatedMetrics(sheet, 'general')).not.toContain(id);
    }
    expect(estimatedMetrics(sheet, 'corporate')).toContain('COR_MEM_channel_synergy');
  });
});
