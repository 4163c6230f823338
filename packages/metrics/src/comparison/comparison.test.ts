import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { example } from '../testing/examples.ts';
import { chartPoints } from './chartPoints.ts';
import { comparisonMarks } from './comparisonMarks.ts';
import { industryAggregate } from './industryAggregate.ts';
import { percentile } from './percentile.ts';
import { correlationHue, portfolioBand, portfolioCorrelation, portfolioSimilarity } from './portfolioCorrelation.ts';
import { quartilePlace } from './quartilePlace.ts';
import { LEAST_FOR_QUARTILES, quartiles } from './quartiles.ts';
import { valueClass } from './valueClass.ts';

const solara = example('E1').calculation;
const kelpa = example('E4').calculation;

describe('percentile', () => {
  const peers = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

  it.each([
    [5, 0],
    [10, 5],
    [55, 50],
    [100, 95],
    [101, 100],
  ])('of %d among ten peers is %d', (value, expected) => {
    expect(percentile(value, peers)).toEqual({ kind: 'percentile', n: 10, percentile: expected });
  });

  it('needs ten known peers and a value', () => {
    expect(percentile(5, [...peers.slice(1), null, undefined])).toEqual({ kind: 'too_few', n: 9 });
    expect(percentile(null, peers)).toEqual({ kind: 'too_few', n: 10 });
  });
});

describe('marks of a portfolio', () => {
  it('mark the best and the worst by merit', () => {
    const mode = 'portfolio-compare';
    expect(comparisonMarks('IE_investability_score', [82.8, 35.2, 64.1], mode)).toEqual(['better', 'worse', null]);
    expect(comparisonMarks('FEM_burn_rate', [1, 2, null, 1], mode)).toEqual(['better', 'worse', null, 'better']);
    expect(comparisonMarks('up', [3, Number.NaN, 1], mode)).toEqual(['better', null, 'worse']);
    expect(comparisonMarks('up', [-Infinity, Infinity], mode)).toEqual([null, null]);
  });

  it('mark nothing when all are equal, missing, text or without direction', () => {
    const mode = 'portfolio-compare';
    expect(comparisonMarks('FEM_cash_runway', [4, 4, null], mode)).toEqual([null, null, null]);
    expect(comparisonMarks('FEM_cash_runway', [null, undefined], mode)).toEqual([null, null]);
    expect(comparisonMarks('IE_investability_level', ['high', 'low'], mode)).toEqual([null, null]);
    expect(comparisonMarks('TRM_team_size', [4, 9], mode)).toEqual([null, null]);
    expect(comparisonMarks('up', ['4', '9'], mode)).toEqual([null, null]);
  });
});

describe('marks against the industry and over time', () => {
  it('compare the startup with the second item', () => {
    const mode = 'startup-to-industry';
    expect(comparisonMarks('MEM_hhi_index', [0.1, 0.2], mode)).toEqual(['better', null]);
    expect(comparisonMarks('FEM_cash_runway', [3, 12], mode)).toEqual(['worse', null]);
    expect(comparisonMarks('FEM_cash_runway', [12, 12], mode)).toEqual(['equal', null]);
    expect(comparisonMarks('FEM_cash_runway', [12], mode)).toEqual([null]);
  });

  it('compare each item with the next one', () => {
    const mode = 'startup-evolution';
    expect(comparisonMarks('FEM_cash_runway', [12, 9, 9, null, 3], mode)).toEqual([
      'better',
      'equal',
      null,
      null,
      null,
    ]);
    expect(comparisonMarks('FEM_customer_acquisition_cost', [12, 9, 10], mode)).toEqual(['worse', 'better', null]);
    expect(comparisonMarks('none', [1, 2], mode)).toEqual([null, null]);
    expect(comparisonMarks('down', [1, 2], mode)).toEqual(['better', null]);
  });
});

describe('value classes', () => {
  it('apply to scores only', () => {
    expect(valueClass('VPM_scalability_score', 85)).toBe('very-high');
    expect(valueClass('VPM_scalability_score', 120)).toBe('very-high');
    expect(valueClass('VPM_scalability_score', 0)).toBe('very-low');
    expect(valueClass('FEM_cash_runway', 85)).toBeNull();
    expect(valueClass('VPM_scalability_score', null)).toBeNull();
    expect(valueClass('VPM_scalability_score', undefined)).toBeNull();
  });
});

describe('chart points', () => {
  it('are the known values, oldest first', () => {
    const history = [
      { calculation_date: '2026-03-01T00:00:00Z', FEM_cash_runway: 9 },
      { calculation_date: '2025-12-01T00:00:00Z', FEM_cash_runway: 12 },
      { calculation_date: '2026-01-01T00:00:00Z', FEM_cash_runway: null },
      { calculation_date: '2026-02-01T00:00:00Z' },
      { calculation_date: '2026-02-02T00:00:00Z', FEM_cash_runway: Number.NaN },
    ];
    expect(chartPoints(history, 'FEM_cash_runway')).toEqual([
      { date: '2025-12-01T00:00:00Z', value: 12 },
      { date: '2026-03-01T00:00:00Z', value: 9 },
    ]);
    expect(chartPoints([], 'FEM_cash_runway')).toEqual([]);
  });
});

describe('quartiles', () => {
  it.each([
    // Place (n - 1) × share: 1, 2 and 3 are values themselves.
    [[50, 10, 40, 20, 30], { first: 20, median: 30, third: 40 }],
    // Places 1.25, 2.5 and 3.75: 20 + 0.25 × 10, 30 + 0.5 × 20, 50 + 0.75 × 30.
    [[10, 20, 30, 50, 80, 90], { first: 22.5, median: 40, third: 72.5 }],
    // Places 1.5, 3 and 4.5.
    [[-4, -2, 0, 1, 1, 7, 9], { first: -1, median: 1, third: 4 }],
    // Places 1.75, 3.5 and 5.25.
    [[1, 2, 4, 8, 16, 32, 64, 128], { first: 3.5, median: 12, third: 40 }],
    [[3, 3, 3, 3, 3], { first: 3, median: 3, third: 3 }],
  ])('of %j are interpolated between the nearest values', (values, expected) => {
    expect(quartiles(values)).toEqual(expected);
  });

  it('need five known values', () => {
    expect(quartiles([1, 2, 3, 4, null, undefined])).toBeNull();
    expect(quartiles([1, 2, 3, 4, 5, null])).toEqual({ first: 2, median: 3, third: 4 });
    expect(quartiles([])).toBeNull();
  });

  it('are in order, within the values, and do not depend on their order', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: LEAST_FOR_QUARTILES }), (values) => {
        const found = quartiles(values);
        const { first, median, third } = found ?? { first: Number.NaN, median: Number.NaN, third: Number.NaN };
        expect(Math.min(...values)).toBeLessThanOrEqual(first);
        expect(first).toBeLessThanOrEqual(median);
        expect(median).toBeLessThanOrEqual(third);
        expect(third).toBeLessThanOrEqual(Math.max(...values));
        expect(quartiles(values.toReversed())).toEqual(found);
      }),
    );
  });
});

describe('the place among quartiles', () => {
  const known = { first: 20, median: 30, third: 40 };

  it.each([
    [19.9, 'below-first'],
    [20, 'below-median'],
    [29.9, 'below-median'],
    [30, 'at-median'],
    [30.1, 'above-median'],
    [40, 'above-median'],
    [40.1, 'above-third'],
  ])('of %d is %s', (value, place) => {
    expect(quartilePlace(value, known)).toBe(place);
  });

  it('is at the median where all are equal, and unknown without value or quartiles', () => {
    expect(quartilePlace(3, { first: 3, median: 3, third: 3 })).toBe('at-median');
    expect(quartilePlace(null, known)).toBeNull();
    expect(quartilePlace(3, null)).toBeNull();
  });
});

describe('the industry', () => {
  const members = [82.8, 64.1, 35.25, 70, 51.02].map((score, index) => ({
    IE_investability_score: score,
    FEM_burn_rate: index === 0 ? null : index,
    FEM_lifetime_value: [300, 90, 40, 0, 60][index] ?? null,
    FEM_customer_acquisition_cost: [100, 10, 20, 10, 10][index] ?? null,
    coverage: [0.9, 0.5, 0.6, 0.7, 0.8][index] ?? null,
    evidenced: index === 4 ? null : index / 10,
  }));

  it('has the quartiles of the known values, and the level of the median score', () => {
    const { n, figures, calculation, coverage } = industryAggregate(members);
    expect(n).toBe(5);
    expect(figures.IE_investability_score).toEqual({ n: 5, quartiles: { first: 51, median: 64.1, third: 70 } });
    expect(calculation).toMatchObject({ IE_investability_score: 64.1, IE_investability_level: 'medium' });
    expect(coverage).toBe(0.7);
  });

  it('has the median of the ratios, not the ratio of the medians', () => {
    // 3, 9, 2, 0 and 6, while the medians are 60 and 10.
    expect(industryAggregate(members).figures.LTV_CAC).toEqual({ n: 5, quartiles: { first: 2, median: 3, third: 6 } });
  });

  it('has only the number of startups where fewer than five have a figure', () => {
    const { figures, calculation, evidenced } = industryAggregate(members);
    expect(figures.FEM_burn_rate).toEqual({ n: 4, quartiles: null });
    expect(figures.MEM_hhi_index).toEqual({ n: 0, quartiles: null });
    expect(calculation.FEM_burn_rate).toBeNull();
    expect(evidenced).toBeNull();
    const few = industryAggregate(members.slice(1));
    expect(few.calculation).toMatchObject({ IE_investability_score: null, IE_investability_level: 'Not Evaluated' });
    expect(Object.values(few.figures).every((figure) => figure.quartiles === null)).toBe(true);
    expect([few.n, few.coverage]).toEqual([4, null]);
  });

  it('is not evaluated without startups', () => {
    expect(industryAggregate([])).toMatchObject({ n: 0, calculation: { IE_investability_level: 'Not Evaluated' } });
  });
});

const lensesOf = (value: number, market: number) => ({
  COR_VPM_strategic_alignment_score: value,
  COR_MEM_corporate_market_fit_score: market,
  EDU_VPM_academic_impact_score: value,
  EDU_MEM_edu_market_fit_score: market,
});

describe('the portfolio correlation', () => {
  it('is 1 minus the mean distance of the scores of the lens', () => {
    const distances = [70.06 - 53.22, 77.12 - 47.18, 66.28 - 58.48, 75.06 - 60.65];
    const general = 1 - distances.reduce((sum, each) => sum + each, 0) / 400;
    expect(portfolioSimilarity(solara, kelpa, 'general')).toBeCloseTo(general, 9);
    const [one, other] = [
      { ...solara, ...lensesOf(79.5, 72.83) },
      { ...kelpa, ...lensesOf(78.47, 43.7) },
    ];
    const corporate = [...distances, 79.5 - 78.47, 72.83 - 43.7];
    expect(portfolioSimilarity(one, other, 'corporate')).toBeCloseTo(
      1 - corporate.reduce((sum, each) => sum + each, 0) / 600,
      9,
    );
    const educational = [...distances, 79.5 - 78.47, 72.83 - 43.7];
    expect(portfolioSimilarity(one, other, 'educational')).toBeCloseTo(
      1 - educational.reduce((sum, each) => sum + each, 0) / 600,
      9,
    );
  });

  it('skips values missing in either, and is 0 when none are left', () => {
    const one = { MEM_global_market_score: 80, FEM_global_financial_score: null };
    const other = { MEM_global_market_score: 60, FEM_global_financial_score: 10 };
    expect(portfolioSimilarity(one, other, 'general')).toBe(0.8);
    expect(portfolioSimilarity(one, {}, 'general')).toBe(0);
  });

  it('is symmetric, with 1 on the diagonal', () => {
    const matrix = portfolioCorrelation([solara, kelpa], 'general');
    expect(matrix[0]?.[1]).toBe(matrix[1]?.[0]);
    expect([matrix[0]?.[0], matrix[1]?.[1]]).toEqual([1, 1]);
  });

  it.each([
    [1, 120, 'high'],
    [0.71, 85.2, 'high'],
    [0.7, 84, 'moderate'],
    [0.31, 37.2, 'moderate'],
    [0.3, 36, 'low'],
    [0.01, 1.2, 'low'],
    [0, 0, 'none'],
    [-0.1, 0, 'none'],
    [1.5, 120, 'high'],
  ] as const)('of %d has hue %d and is %s', (value, hue, band) => {
    expect(correlationHue(value)).toBeCloseTo(hue, 9);
    expect(portfolioBand(value)).toBe(band);
  });
});
