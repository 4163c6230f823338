import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { evaluate } from '../evaluate.ts';
import { requiredInputs } from '../inputs/requiredInputs.ts';
import { example, master } from '../testing/examples.ts';
import { correlationBand, correlationOf, dashboardCorrelation } from './correlation.ts';
import { radarSeries } from './radarSeries.ts';
import { heatmapBand, pointsOfBurn, pointsOfRunway, riskHeatmap } from './riskHeatmap.ts';
import { roundByLargestRemainder } from './roundByLargestRemainder.ts';
import { scoreContributions } from './scoreContributions.ts';

/** Every required input, as a form prefills it with defaults. */
const everyDefault = Object.fromEntries(requiredInputs.map((id) => [id, id === 'foundation_year' ? 2026 : 3]));
const solara = example('E1').calculation;
const nothing = {};

describe('the risk heatmap', () => {
  it.each([
    [12, 10],
    [11.99, 8],
    [9, 8],
    [8.99, 6],
    [6, 6],
    [5.99, 4],
    [3, 4],
    [2.99, 2],
    [0, 2],
  ])('gives %d months of runway %d points', (months, points) => {
    expect(pointsOfRunway(months)).toBe(points);
  });

  it.each([
    [0, 10],
    [0.5, 10],
    [0.51, 8],
    [1, 8],
    [1.01, 6],
    [1.5, 6],
    [1.51, 4],
    [2, 4],
    [2.01, 2],
  ])('gives a burn multiple of %d %d points', (multiple, points) => {
    expect(pointsOfBurn(multiple)).toBe(points);
  });

  it.each([
    [8, 'green'],
    [7.9, 'amber'],
    [6, 'amber'],
    [5.9, 'orange'],
    [4, 'orange'],
    [3.9, 'red'],
  ] as const)('colours %d %s', (value, band) => {
    expect(heatmapBand(value)).toBe(band);
  });

  it('counts a missing value as 5 and reports missing data', () => {
    const groups = riskHeatmap(nothing);
    expect(groups.map(({ id, value, band }) => [id, value, band])).toEqual([
      ['value', 5, 'orange'],
      ['financial', 5, 'orange'],
      ['market', 5, 'orange'],
      ['team', 5, 'orange'],
    ]);
    expect(groups.flatMap(({ cells }) => cells).every(({ value, hasData }) => value === 5 && !hasData)).toBe(true);
    expect(riskHeatmap(solara)[1]?.cells[0]).toMatchObject({ metric: 'FEM_cash_runway', value: 10, hasData: true });
  });
});

describe('contributions', () => {
  it('add up to the printed score', () => {
    const steps = scoreContributions(solara);
    expect(steps.map(({ id, shownPoints }) => [id, shownPoints])).toEqual([
      ['value', 16.9],
      ['financial', 13.6],
      ['market', 15.6],
      ['team', 21.1],
      ['weakest', 15.6],
    ]);
    expect(steps.map(({ shownStart }) => shownStart)).toEqual([0, 16.9, 30.5, 46.1, 67.2]);
    expect(steps[4]).toMatchObject({ area: 'market', metric: 'MEM_global_market_score', weight: 0.2 });
    expect(steps.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(82.8, 1);
    expect(steps.reduce((sum, { points, missing }) => sum + points + missing, 0)).toBeCloseTo(100, 9);
  });

  it('exist whenever there is a score, with the assumed points of unknown areas', () => {
    const defaulted_fields = Object.keys(everyDefault);
    const { calculation, coverage } = evaluate({ ...everyDefault, defaulted_fields }, master, { asOf: '2026-11-01' });
    expect(coverage).toBe(0);
    expect(calculation.TRM_global_team_resources_score).toBeNull();
    const steps = scoreContributions(calculation);
    expect(steps.map(({ score, isAssumed }) => [score, isAssumed])).toEqual([
      [38.4, true],
      [39, true],
      [40, true],
      [40, true],
      [38.4, true],
    ]);
    const shown = steps.reduce((sum, { shownPoints }) => sum + shownPoints, 0);
    expect(shown).toBeCloseTo(calculation.IE_investability_score ?? 0, 9);
  });

  it('mark only unknown areas as assumed', () => {
    const startup = { ...everyDefault, industry_id: 1, stage_id: 4, team_size: 6 };
    const defaulted_fields = requiredInputs.filter((id) => !['industry_id', 'stage_id', 'team_size'].includes(id));
    const { calculation } = evaluate({ ...startup, defaulted_fields }, master, { asOf: '2026-11-01' });
    const assumed = scoreContributions(calculation).filter(({ isAssumed }) => isAssumed);
    expect(assumed.map(({ id }) => id)).toEqual(['value', 'financial', 'market', 'weakest']);
  });

  it('are empty without a score, or when the areas do not add up to it', () => {
    expect(scoreContributions({ ...solara, IE_investability_score: null })).toEqual([]);
    expect(scoreContributions({ ...solara, MEM_global_market_score: null })).toEqual([]);
    expect(scoreContributions(nothing)).toEqual([]);
  });
});

describe('rounding by largest remainder', () => {
  it('gives the units left over to the largest remainders', () => {
    expect(roundByLargestRemainder([16.86, 13.635, 15.612, 21.043, 15.612], 82.8, 1)).toEqual([
      16.9, 13.6, 15.6, 21.1, 15.6,
    ]);
    expect(roundByLargestRemainder([1.04, 1.04, 1.04], 3.1, 1)).toEqual([1.1, 1, 1]);
  });

  it('takes from the smallest remainders when the parts exceed the total', () => {
    expect(roundByLargestRemainder([2.0, 1.9], 3.8, 1)).toEqual([1.9, 1.9]);
    expect(roundByLargestRemainder([0.5, 0.5], 0, 0)).toEqual([0, 0]);
    expect(roundByLargestRemainder([], 0, 1)).toEqual([]);
  });

  it('adds up and stays within one unit, for any parts', () => {
    const parts = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const shown = roundByLargestRemainder(values, total, 1);
        expect(Math.round(shown.reduce((sum, value) => sum + value, 0) * 10)).toBe(
          Math.sign(total) * Math.round(Math.abs(total) * 10 + 1e-11) + 0,
        );
        for (const [index, value] of shown.entries())
          expect(Math.abs(value - (values[index] ?? 0))).toBeLessThan(0.1 + 1e-9);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

describe('the radar', () => {
  it('has the four scores of the lens', () => {
    expect(radarSeries(solara, 'general').axes.map(({ value }) => value)).toEqual([84.3, 85.22, 78.06, 87.68]);
    expect(radarSeries(solara, 'corporate').axes.map(({ value }) => value)).toEqual([78.07, 79.92, 69.97, 64.31]);
    expect(radarSeries(solara, 'educational')).toMatchObject({ id: 'educational', isComplete: true });
  });

  it('clamps to 0-100 and reports a missing score', () => {
    const series = radarSeries(
      { ...solara, MEM_global_market_score: 120, FEM_global_financial_score: null },
      'general',
    );
    expect(series.axes.map(({ value }) => value)).toEqual([84.3, null, 100, 87.68]);
    expect(series.isComplete).toBe(false);
    expect(radarSeries(nothing, 'general').isComplete).toBe(false);
  });
});

describe('the dashboard correlation', () => {
  it('is 1 minus the distance over 100', () => {
    expect(correlationOf(80, 70)).toBe(0.9);
    expect(correlationOf(100, 30)).toBe(0.3);
    expect(correlationOf(null, 30)).toBeNull();
    expect(correlationOf(30, null)).toBeNull();
  });

  it.each([
    [1, 'high'],
    [0.701, 'high'],
    [0.7, 'moderate'],
    [0.3, 'moderate'],
    [0.299, 'low'],
    [0, 'low'],
  ] as const)('calls %d %s', (value, band) => {
    expect(correlationBand(value)).toBe(band);
  });

  it('has the four areas, and in addition the scores of a special lens', () => {
    const general = dashboardCorrelation(solara, 'general');
    expect(general.items.map(({ metric }) => metric)).toEqual([
      'VPM_global_value_proposition_score',
      'FEM_global_financial_score',
      'MEM_global_market_score',
      'TRM_global_team_resources_score',
    ]);
    expect(general.values[0]).toEqual([1, 0.9908, 0.9376, 0.9662]);
    expect(dashboardCorrelation(solara, 'corporate').items).toHaveLength(8);
    expect(dashboardCorrelation(nothing, 'educational').values[0]?.[0]).toBeNull();
  });

  it('comes from an evaluation as it is', () => {
    const { calculation } = evaluate(example('E1').startup, master, { asOf: '2026-11-01' });
    expect(dashboardCorrelation(calculation, 'general')).toEqual(dashboardCorrelation(solara, 'general'));
  });
});

describe('every view', () => {
  it.each([solara, example('E5').calculation, nothing])('survives a round trip through JSON', (calculation) => {
    const views = [
      riskHeatmap(calculation),
      radarSeries(calculation, 'corporate'),
      scoreContributions(calculation),
      dashboardCorrelation(calculation, 'educational'),
    ];
    expect(JSON.parse(JSON.stringify(views))).toEqual(views);
  });
});
