import { describe, expect, it } from 'vitest';

import { capsOf } from '../caps.ts';
import { areas } from '../investability.ts';
import type { MetricId } from '../metricIds.ts';
import { prepare } from '../prepare.ts';
import { metrics } from '../registry/metrics.ts';
import type { MasterData, StartupFacts } from '../types.ts';
import { glossary } from './glossary.ts';

const noMasterData: MasterData = {
  industries: [],
  stages: [],
  businessModels: [],
  marketSizes: [],
  financingTypes: [],
};

/** Their parts are told together, or there is only one. */
const toldTogether: ReadonlySet<MetricId> = new Set([
  'FEM_valuation_score',
  'MEM_market_growth_score',
  'COR_FEM_strategic_roi_score',
  'EDU_FEM_academic_roi_score',
  'EDU_TRM_mentors_score',
]);

const texts = (id: MetricId) => [glossary[id].calculation.en, glossary[id].calculation.es];
const numbersIn = (text: string) =>
  text.match(/\d+(?:[.,]\d+)*/g)?.map((one) => Number(one.replaceAll('.', '').replace(',', '.'))) ?? [];
const hundredths = (weights: { early: number; product: number; grown: number }) =>
  [weights.early, weights.product, weights.grown].map((weight) => Math.round(weight * 100));

const limitsOf = (startup: StartupFacts) =>
  capsOf(prepare(startup, noMasterData, { asOf: '2026-11-01' }).sheet).map(({ most }) => most);

describe('the glossary tells how a score is calculated', () => {
  const scores = metrics.filter(({ id, parts }) => parts.length > 0 && !toldTogether.has(id));

  it.each(scores.filter(({ id }) => id !== 'IE_investability_score'))('$id with the weight of each part', (metric) => {
    for (const text of texts(metric.id)) {
      const told = numbersIn(text);
      for (const { weights } of metric.parts.filter(({ isExtra }) => !isExtra)) {
        expect(told).toEqual(expect.arrayContaining(hundredths(weights)));
      }
    }
  });

  it('with the weights of the areas at every stage', () => {
    for (const text of texts('IE_investability_score')) {
      expect(numbersIn(text)).toEqual(expect.arrayContaining(areas.flatMap(({ weights }) => hundredths(weights))));
    }
  });

  it('with what little cash and negative equity limit it to', () => {
    const limits = [0, 1, 3, 6, 9].flatMap((months) => limitsOf({ cash_runway_months: months }));
    limits.push(...limitsOf({}), ...limitsOf({ burn_rate: 0, financials: { total_equity: -1 } }));
    expect(limits).toHaveLength(7);
    for (const text of texts('IE_investability_score')) {
      expect(numbersIn(text)).toEqual(expect.arrayContaining(limits));
    }
  });
});
