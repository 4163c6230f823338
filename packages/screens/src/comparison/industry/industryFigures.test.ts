import { describe, expect, it } from 'vitest';

import { comparedById, type ComparedMetric } from '../../selectors/comparedMetrics.ts';
import { industryOn } from '../../testing/industry.ts';
import { figureOf, medianValues, printedPlace, quartileValues } from './industryFigures.ts';

const industry = industryOn(91, '2026-06-12T18:05:00.000Z', 14);

function metric(id: string): ComparedMetric {
  const found = comparedById(id);
  if (!found) throw new Error(`No metric ${id}`);
  return found;
}

describe('the figures of an industry', () => {
  it('are a column with the median of the ratios', () => {
    const ratio = figureOf(industry, 'LTV_CAC').quartiles?.median ?? null;
    expect(ratio).not.toBeNull();
    expect(metric('LTV_CAC').valueOf(medianValues(industry))).toBe(ratio);
    const few = { ...industry, figures: { ...industry.figures, LTV_CAC: { n: 4, quartiles: null } } };
    expect(metric('LTV_CAC').valueOf(medianValues(few))).toBeNull();
  });

  it('are the same for each quartile', () => {
    const { first, third } = figureOf(industry, 'FEM_cash_runway').quartiles ?? {};
    expect(quartileValues(industry, 'first').FEM_cash_runway).toBe(first);
    expect(quartileValues(industry, 'third').FEM_cash_runway).toBe(third);
    const figures = { FEM_cash_runway: { n: 4, quartiles: null } };
    expect(quartileValues({ ...industry, figures }, 'first').FEM_cash_runway).toBeNull();
  });

  it('that were not sent are had by no startup', () => {
    expect(figureOf({ ...industry, figures: {} }, 'FEM_cash_runway')).toEqual({ n: 0, quartiles: null });
  });
});

describe('the place of a printed value', () => {
  const score = metric('IE_investability_score');
  const quartiles = { first: 51, median: 64.1, third: 70 };

  it.each([
    [64.12, 'at-median'],
    [64.16, 'above-median'],
    [70.04, 'above-median'],
    [70.06, 'above-third'],
    [50.96, 'below-median'],
    [50.94, 'below-first'],
    [null, null],
  ])('%s is %s', (value, place) => {
    expect(printedPlace(score, value, quartiles)).toBe(place);
  });

  it('is unknown without quartiles', () => {
    expect(printedPlace(score, 50, null)).toBeNull();
  });
});
