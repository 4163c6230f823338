import { describe, expect, it } from 'vitest';

import {
  clampScore,
  correlationBand,
  correlationHue,
  correlationOf,
  difference,
  explain,
  heatmapBand,
  industryAggregate,
  investabilityBand,
  levelOf,
  ltvCacVerdict,
  ltvToCac,
  metricById,
  metricVerdict,
  type NumericMetricId,
  percentile,
  portfolioBand,
  portfolioSimilarity,
  quartilePlace,
  quartiles,
  radarSeries,
  readingBands,
  riskHeatmap,
  roundByLargestRemainder,
  roundTo,
  scoreBand,
  scoreContributions,
  valueClass,
  whatIf,
} from './index.ts';
import { example, master } from './testing/examples.ts';

const options = { asOf: '2026-11-01' };
const { startup } = example('E3');
const snapshot = { startup, asOf: '2026-11-01', model_version: '1.0.0', score: 50 };
const areas = {
  VPM_global_value_proposition_score: 50,
  FEM_global_financial_score: 50,
  MEM_global_market_score: 50,
  TRM_global_team_resources_score: 50,
};

/** What no number can be: each function must refuse it. */
const noNumbers = [Number.NaN, Infinity, -Infinity, '50', true, {}] as unknown as number[];

const refusing: Readonly<Record<string, (value: number) => unknown>> = {
  clampScore: (value) => clampScore(value),
  correlationBand,
  correlationHue,
  correlationOf: (value) => correlationOf(value, 50),
  'correlationOf the other': (value) => correlationOf(50, value),
  'difference before': (value) => difference({ ...snapshot, score: value }, snapshot, master),
  'difference after': (value) => difference(snapshot, { ...snapshot, score: value }, master),
  heatmapBand,
  investabilityBand,
  levelOf,
  ltvCacVerdict: (value) => ltvCacVerdict(value, 'general'),
  ltvToCac: (value) => ltvToCac(value, 1),
  'ltvToCac the cost': (value) => ltvToCac(1, value),
  metricVerdict: (value) => metricVerdict('FEM_cash_runway', value, 'general'),
  percentile: (value) =>
    percentile(
      value,
      Array.from({ length: 10 }, () => 1),
    ),
  portfolioBand,
  portfolioSimilarity: (value) => portfolioSimilarity({ ...areas, MEM_global_market_score: value }, areas, 'general'),
  quartilePlace: (value) => quartilePlace(value, { first: 1, median: 2, third: 3 }),
  radarSeries: (value) => radarSeries({ ...areas, MEM_global_market_score: value }, 'general'),
  readingBands: (value) => readingBands('FEM_cash_runway', value, 'general'),
  'riskHeatmap runway': (value) => riskHeatmap({ FEM_cash_runway: value }),
  'riskHeatmap score': (value) => riskHeatmap({ TRM_experience_score: value }),
  'roundByLargestRemainder part': (value) => roundByLargestRemainder([1, value], 1, 0),
  'roundByLargestRemainder total': (value) => roundByLargestRemainder([1, 2], value, 0),
  'roundTo value': (value) => roundTo(value, 1),
  'roundTo digits': (value) => roundTo(1, value),
  scoreBand,
  'scoreContributions total': (value) => scoreContributions({ ...areas, IE_investability_score: value }),
  'scoreContributions area': (value) =>
    scoreContributions({ ...areas, IE_investability_score: 50, MEM_global_market_score: value }),
  valueClass: (value) => valueClass('TRM_experience_score', value),
};

describe.each(Object.entries(refusing))('%s', (_, run) => {
  it.each(noNumbers.map((value) => [value]))('refuses %j with a RangeError', (value) => {
    expect(() => run(value)).toThrow(RangeError);
    expect(() => run(value)).toThrow(String(value));
  });
});

describe('a wrong argument', () => {
  it('names the function, the expected and the actual value', () => {
    expect(() => roundTo(Number.NaN, 1)).toThrow('roundTo: value must be a finite number, got NaN.');
    expect(() => roundTo(1, 11)).toThrow('roundTo: digits must be a whole number within 0..10, got 11.');
    expect(() => roundTo(1, -1)).toThrow('got -1');
    expect(() => roundByLargestRemainder([Number.NaN], 1, 1)).toThrow('roundByLargestRemainder: each part must be');
    expect(() => riskHeatmap({ FEM_burn_rate: Number.NaN })).toThrow('riskHeatmap: FEM_burn_rate must be a finite');
  });

  it('is rejected for figures over a non-finite value', () => {
    expect(() => industryAggregate([{ FEM_burn_rate: Number.NaN }])).toThrow(RangeError);
    expect(() => quartiles([1, 2, 3, 4, Number.NaN])).toThrow(
      'quartiles: each value must be a finite number, got NaN.',
    );
    expect(() => percentile(1, [Number.NaN, ...Array.from({ length: 10 }, () => 1)])).toThrow(RangeError);
  });

  it('is rejected for unknown metrics', () => {
    const [none, level] = ['FEM_nothing', 'IE_investability_level'] as unknown as NumericMetricId[];
    for (const id of [none, level, 'age' as NumericMetricId, 'revenue' as NumericMetricId]) {
      expect(() => explain(startup, master, options, id as NumericMetricId)).toThrow('is not a numeric metric');
    }
    expect(() => metricById(none as NumericMetricId)).toThrow("'FEM_nothing' is not a metric");
  });

  it('is rejected for a startup and a patch that are not objects', () => {
    const [nothing, list] = [null, []] as unknown as object[];
    expect(() => whatIf(nothing as object, {}, master, options)).toThrow('startup must be an object, got null');
    expect(() => whatIf(startup, list as object, master, options)).toThrow('patch must be an object, got []');
  });
});
