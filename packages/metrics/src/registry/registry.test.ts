import { describe, expect, it } from 'vitest';

import { glossary, glossaryEntry } from '../glossary/glossary.ts';
import { metricIds, type MetricId } from '../metricIds.ts';
import { formatMetric } from './formatMetric.ts';
import { isMetricId, metricById, metrics } from './metrics.ts';
import { metricVerdict } from './metricVerdict.ts';

const idsBy = (direction: string): MetricId[] =>
  metrics.filter((each) => each.direction === direction).map(({ id }) => id);
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the registry', () => {
  it('has one row for each of the 56 metrics, in order', () => {
    expect(metrics.map(({ id }) => id)).toEqual(metricIds);
    expect(metrics).toHaveLength(56);
  });

  it('derives lens and group from the id', () => {
    expect(metricById('COR_FEM_strategic_roi_score')).toMatchObject({ lens: 'corporate', group: 'FEM' });
    expect(metricById('EDU_TRM_mentors_score')).toMatchObject({ lens: 'educational', group: 'TRM' });
    expect(metricById('MEM_hhi_index')).toMatchObject({ lens: 'general', group: 'MEM' });
  });

  it('counts low as better for costs, burn, debt and competition, and nothing as better for sizes and overlap', () => {
    expect(idsBy('down')).toEqual([
      'FEM_customer_acquisition_cost',
      'FEM_burn_rate',
      'FEM_debt_to_equity',
      'MEM_competitor_count',
      'MEM_hhi_index',
      'MEM_avg_competitor_strength',
      'TRM_connected_components',
    ]);
    expect(idsBy('none')).toEqual(['IE_investability_level', 'TRM_team_size', 'COR_MEM_corporate_market_overlap']);
  });

  it('gives the parts of every score, and of no other metric', () => {
    for (const { id, format, parts } of metrics) expect([id, parts.length > 0]).toEqual([id, format === 'score']);
    expect(
      metricById('IE_investability_score').parts.map(({ source, weights }) => [
        source,
        ...[weights.early, weights.product, weights.grown].map((weight) => Math.round(weight * 100)),
      ]),
    ).toEqual([
      ['VPM_global_value_proposition_score', 20, 20, 16],
      ['FEM_global_financial_score', 16, 16, 24],
      ['MEM_global_market_score', 20, 20, 16],
      ['TRM_global_team_resources_score', 24, 24, 24],
      ['weakest_area', 20, 20, 20],
    ]);
  });

  it('rejects unknown ids', () => {
    expect(() => metricById('XYZ' as MetricId)).toThrow("'XYZ' is not a metric");
    expect(isMetricId('XYZ')).toBe(false);
    expect(isMetricId('FEM_burn_rate')).toBe(true);
  });
});

describe('the glossary', () => {
  it.each(metricIds)('explains %s in both languages', (id) => {
    const entry = glossaryEntry(id);
    for (const text of [entry.title, entry.description, entry.calculation, entry.interpretation]) {
      expect(text.en.length).toBeGreaterThan(2);
      expect(text.es.length).toBeGreaterThan(2);
    }
  });

  it.each(metricIds)('writes the figures of %s as values are written', (id) => {
    const texts = Object.values(glossaryEntry(id)).flatMap(({ en, es }) => [en, es]);
    expect(texts.filter((text) => /\d%|\d %|\d-\d|(?<!\d)\d\.\d(?!\d\d)| - /.test(text))).toEqual([]);
  });

  it('has no entry without a metric', () => {
    expect(() => glossaryEntry('toString' as (typeof metricIds)[number])).toThrow("'toString' is not a metric");
    expect(Object.keys(glossary).toSorted()).toEqual([...metricIds].toSorted());
  });
});

describe('formatMetric', () => {
  it.each([
    ['IE_investability_score', 82.8, '82,8'],
    ['IE_investability_level', 'high', 'high'],
    ['IE_investability_level', 1, '1'],
    ['MEM_avg_competitor_strength', 4.12, '4,1'],
    ['FEM_lifetime_value', 4500, '4.500 €'],
    ['MEM_market_size', 4000, '4.000 M€'],
    ['MEM_market_size', 0.5, '500.000 €'],
    ['FEM_revenue_growth_rate', 140, '140,0 %'],
    ['FEM_debt_to_equity', 2.33, '233,0 %'],
    ['FEM_burn_rate', 1.03, '1,03'],
    ['TRM_team_size', 1000, '1.000'],
    ['FEM_cash_runway', 18, '18'],
    ['COR_TRM_corporate_tenure', 12.5, '12,5'],
    ['FEM_burn_rate', null, 'N/A'],
    ['FEM_burn_rate', undefined, 'N/A'],
  ] as const)('%s %s is %s', (id, value, text) => {
    expect(plain(formatMetric(id, value))).toBe(text);
  });
});

describe('metricVerdict', () => {
  it.each([
    ['FEM_cash_runway', 12, 'general', true, 'At least 12 months', 'Al menos 12 meses'],
    ['FEM_cash_runway', 17, 'corporate', false, 'At least 18 months', 'Al menos 18 meses'],
    ['FEM_cash_runway', 15, 'educational', true, 'At least 15 months', 'Al menos 15 meses'],
    ['FEM_revenue_growth_rate', 99, 'general', false, 'At least 100,0 %', 'Al menos 100,0 %'],
    ['FEM_revenue_growth_rate', 50, 'corporate', true, 'At least 50,0 %', 'Al menos 50,0 %'],
    ['FEM_debt_to_equity', 2, 'general', true, 'At most 200,0 %', 'Como mucho 200,0 %'],
    ['FEM_debt_to_equity', 1.6, 'educational', false, 'At most 150,0 %', 'Como mucho 150,0 %'],
    ['FEM_revenue_per_employee', 300_000, 'corporate', true, 'At least 300.000 €', 'Al menos 300.000 €'],
    ['MEM_hhi_index', 0.26, 'general', false, 'At most 0,25', 'Como mucho 0,25'],
    ['MEM_avg_competitor_strength', 7, 'general', true, 'At most 7,0', 'Como mucho 7,0'],
    ['FEM_financial_health_score', 70, 'general', true, 'At least 70,0', 'Al menos 70,0'],
    ['COR_MEM_corporate_market_overlap', 61, 'corporate', false, 'Between 20,0 % and 60,0 %', 'Entre 20,0 % y 60,0 %'],
    ['COR_MEM_corporate_market_overlap', 20, 'corporate', true, 'Between 20,0 % and 60,0 %', 'Entre 20,0 % y 60,0 %'],
    ['COR_TRM_corporate_tenure', 7, 'corporate', true, 'At least 7 years', 'Al menos 7 años'],
  ] as const)('%s %d in the %s lens', (id, value, lens, met, en, es) => {
    const verdict = metricVerdict(id, value, lens);
    expect(verdict.met).toBe(met);
    expect(plain(verdict.benchmark?.text.en ?? '')).toBe(en);
    expect(plain(verdict.benchmark?.text.es ?? '')).toBe(es);
  });

  it.each([
    ['VPM_scalability_score', 69.97, '70,0', true],
    ['VPM_scalability_score', 69.94, '69,9', false],
    ['FEM_burn_rate', 1.504, '1,50', true],
    ['FEM_burn_rate', 1.506, '1,51', false],
    ['FEM_debt_to_equity', 2.0004, '200,0 %', true],
    ['FEM_debt_to_equity', 2.001, '200,1 %', false],
    ['FEM_revenue_growth_rate', 99.96, '100,0 %', true],
    ['MEM_market_size', 999.9999, '1.000 M€', true],
    ['MEM_market_size', 999.9, '999,9 M€', false],
    ['COR_MEM_corporate_market_overlap', 60.04, '60,0 %', true],
    ['COR_MEM_corporate_market_overlap', 19.94, '19,9 %', false],
  ] as const)('judges %s %d as printed, %s', (id, value, text, met) => {
    expect(plain(formatMetric(id, value))).toBe(text);
    expect(metricVerdict(id, value, 'general').met).toBe(met);
  });

  it('never distinguishes two values that print the same', () => {
    const byText = new Map<string, Set<boolean | null>>();
    for (const { id } of metrics) {
      const { benchmark } = metricVerdict(id, null, 'general');
      for (const limit of [benchmark?.min, benchmark?.max]) {
        if (limit === null || limit === undefined) continue;
        for (let step = -200; step <= 200; step += 1) {
          const value = limit * (1 + step / 10_000);
          const key = `${id} ${formatMetric(id, value)}`;
          byText.set(key, (byText.get(key) ?? new Set()).add(metricVerdict(id, value, 'general').met));
        }
      }
    }
    expect([...byText].filter(([, verdicts]) => verdicts.size > 1)).toEqual([]);
    expect(byText.size).toBeGreaterThan(1000);
  });

  it('is null without a value or a benchmark', () => {
    expect(metricVerdict('FEM_cash_runway', null, 'general').met).toBeNull();
    expect(metricVerdict('FEM_cash_runway', undefined, 'general').benchmark?.min).toBe(12);
    expect(metricVerdict('TRM_team_size', 12, 'general')).toEqual({ benchmark: null, met: null });
  });
});
