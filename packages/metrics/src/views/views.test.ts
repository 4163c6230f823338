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
const puente = example('E6').calculation;
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
      ['value', 11.2],
      ['financial', 18.5],
      ['market', 10.6],
      ['team', 18],
      ['weakest', 13.3],
    ]);
    expect(steps.map(({ shownStart }) => shownStart)).toEqual([0, 11.2, 29.7, 40.3, 58.3]);
    expect(steps[4]).toMatchObject({ area: 'market', metric: 'MEM_global_market_score', weight: 0.2 });
    expect(steps.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(71.6, 1);
    expect(steps.reduce((sum, { points, missing }) => sum + points + missing, 0)).toBeCloseTo(100, 9);
  });

  it('exist whenever there is a score, with the assumed points of unknown areas', () => {
    const defaulted_fields = Object.keys(everyDefault);
    const { calculation, coverage } = evaluate({ ...everyDefault, defaulted_fields }, master, { asOf: '2026-11-01' });
    expect(coverage).toBe(0);
    expect(calculation.TRM_global_team_resources_score).toBeNull();
    const steps = scoreContributions(calculation);
    expect(steps.map(({ score, isAssumed }) => [score, isAssumed])).toEqual([
      [35.2, true],
      [35.2, true],
      [40, true],
      [40, true],
      [35.2, true],
    ]);
    const shown = steps.reduce((sum, { shownPoints }) => sum + shownPoints, 0);
    expect(shown).toBeCloseTo(calculation.IE_investability_score ?? 0, 9);
  });

  it.each([
    // Market fit 0.8 x 40 + 0.2 x 0 = 32 at the idea, 28 with a product, 24 from growth on: 0.4 of it and 0.6 x 40.
    // Health 0.7 x 40 + 0.3 x 0 = 28, 0.4 of it and 0.6 x 40; from growth on 0.4 x 28 + 0.25 x 10 + 0.2 x 20 + 0.15 x 40.
    [1, 36.8, 35.2, [0.2, 0.16, 0.2, 0.24]],
    [3, 35.2, 35.2, [0.2, 0.16, 0.2, 0.24]],
    [4, 33.6, 23.7, [0.16, 0.24, 0.16, 0.24]],
  ])(
    'assume at stage %d %d for the value proposition and %d for the finances',
    (stage_id, value, finances, weights) => {
      const defaulted_fields = Object.keys(everyDefault).filter((id) => id !== 'stage_id');
      const startup = { ...everyDefault, stage_id, defaulted_fields };
      const { calculation, caps } = evaluate(startup, master, { asOf: '2026-11-01' });
      const steps = scoreContributions(calculation, caps);
      expect(steps.map(({ score }) => score)).toEqual([value, finances, 40, 40, Math.min(value, finances)]);
      expect(steps.slice(0, 4).map(({ weight }) => Math.round(weight * 1e9) / 1e9)).toEqual(weights);
    },
  );

  it('end with what the lowest limit takes', () => {
    const caps = [
      { reason: 'negative_equity' as const, most: 59, uncapped: 71.588 },
      { reason: 'cash' as const, most: 45, months: 1, uncapped: 71.588 },
    ];
    const steps = scoreContributions({ ...solara, IE_investability_score: 45 }, caps);
    expect(steps).toHaveLength(6);
    expect(steps[5]).toMatchObject({
      id: 'cash',
      area: 'financial',
      metric: 'FEM_global_financial_score',
      label: { en: 'Limit: little cash', es: 'Límite: poca caja' },
      weight: 0,
      score: 45,
      isAssumed: false,
      shownPoints: -26.6,
      shownStart: 71.6,
      missing: 0,
    });
    expect(steps[5]?.points).toBeCloseTo(45 - 71.588, 9);
    expect(steps.reduce((sum, { shownPoints }) => sum + shownPoints, 0)).toBeCloseTo(45, 9);
    expect(scoreContributions({ ...solara, IE_investability_score: 45 })).toEqual([]);
  });

  it.each([
    ['cash_unknown', 75, 'Limit: cash unknown'],
    ['negative_equity', 59, 'Limit: negative equity'],
  ] as const)('name the limit %s', (reason, most, label) => {
    const steps = scoreContributions({ ...solara, IE_investability_score: 59 }, [{ reason, most, uncapped: 71.59 }]);
    expect(steps.at(-1)).toMatchObject({ id: reason, label: { en: label } });
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
    expect(radarSeries(solara, 'general').axes.map(({ value }) => value)).toEqual([70.06, 77.12, 66.28, 75.06]);
    expect(radarSeries(puente, 'corporate').axes.map(({ value }) => value)).toEqual([65.22, 46.38, 66.98, 54.86]);
    expect(radarSeries(puente, 'corporate')).toMatchObject({ id: 'corporate', isComplete: true });
    expect(radarSeries(solara, 'educational')).toMatchObject({ id: 'educational', isComplete: false });
  });

  it('clamps to 0-100 and reports a missing score', () => {
    const series = radarSeries(
      { ...solara, MEM_global_market_score: 120, FEM_global_financial_score: null },
      'general',
    );
    expect(series.axes.map(({ value }) => value)).toEqual([70.06, null, 100, 75.06]);
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
    expect(general.values[0]).toEqual([1, 0.9294, 0.9622, 0.95]);
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
