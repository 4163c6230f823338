import { describe, expect, it } from 'vitest';

import { calculationOf, estimatedMetrics } from './calculation.ts';
import { countMetrics, metricIds, type NumericMetricId } from './metricIds.ts';
import { blankSheet, type Sheet, writeFact } from './model/sheet.ts';
import { slotOf, type SourceId } from './model/sources.ts';
import { prepare, type Prepared } from './prepare.ts';
import { asOf } from './testing/startups.ts';
import type { Calculation } from './types.ts';

const calculatedIds = metricIds.filter((id): id is NumericMetricId => !id.startsWith('IE_'));
/** What is computed on a sheet of a startup that nothing else is known of. */
const preparedOf = (sheet: Sheet, isEvaluated = false): Prepared => ({
  ...prepare({}, { industries: [], stages: [], businessModels: [], marketSizes: [], financingTypes: [] }, { asOf }),
  sheet,
  isEvaluated,
});
const calculated = (sheet: Sheet, isEvaluated = false): Calculation =>
  calculationOf(preparedOf(sheet, isEvaluated), 'all');
/** The facts of the lenses, on which their scores depend. */
const lensFacts = [
  'strategic_alignment',
  'trl',
  ...metricIds.filter((id) => /^(COR|EDU)_/.test(id)),
] as readonly SourceId[];

describe('calculationOf', () => {
  it.each([
    [1.005, 1.01, 1],
    [12.345, 12.35, 12],
    [99.5, 99.5, 100],
    [-0.004, 0, 0],
    [-12.345, -12.35, -12],
  ])('rounds %d to two decimals, and a count to a whole number', (value, shown, whole) => {
    const sheet = blankSheet();
    for (const id of [...calculatedIds, ...lensFacts, 'mentors'] as const) writeFact(sheet, slotOf[id], value);
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
    const ids = Object.keys(calculationOf(preparedOf(blankSheet()), lens));
    const lenses = new Set(ids.filter((id) => /^(COR|EDU)_/.test(id)).map((id) => id.slice(0, 3)));
    expect([...lenses]).toEqual(expected);
    expect(ids).toContain('FEM_valuation_score');
  });
});

describe('a score of a lens', () => {
  it.each([
    ['EDU_MEM_edu_market_fit_score', 'EDU_MEM_edu_market_overlap'],
    ['EDU_TRM_mentors_score', 'mentors'],
  ] as const)('%s needs half of what the lens itself asks about: %s', (id, fact) => {
    const sheet = blankSheet();
    writeFact(sheet, slotOf[id], 60);
    expect(calculated(sheet)[id]).toBeNull();
    writeFact(sheet, slotOf[fact], 5);
    expect(calculated(sheet)[id]).toBe(60);
    sheet.trust[slotOf[fact]] = 0.5;
    expect(calculated(sheet)[id]).toBe(60);
    sheet.trust[slotOf[fact]] = 0.49;
    expect(calculated(sheet)[id]).toBeNull();
  });
});

describe('estimatedMetrics', () => {
  it('are the quantities of the lens that came from an estimate, and no scores', () => {
    const sheet = blankSheet();
    sheet.estimated.fill(1);
    sheet.estimated[slotOf.MEM_market_size] = 0;
    sheet.estimated[slotOf.MEM_hhi_index] = 0;
    expect(estimatedMetrics(sheet, 'general')).toEqual(
      expect.arrayContaining(['FEM_burn_rate', 'TRM_clustering_coefficient']),
    );
    for (const id of ['MEM_market_size', 'MEM_hhi_index', 'FEM_valuation_score', 'COR_MEM_channel_synergy']) {
      expect(estimatedMetrics(sheet, 'general')).not.toContain(id);
    }
    expect(estimatedMetrics(sheet, 'corporate')).toContain('COR_MEM_channel_synergy');
  });
});
