import { masterDataSeed } from '@aval/contract';
import { evaluate, roundTo } from '@aval/metrics';
import { expect, it } from 'vitest';

import { workedExample } from '../testing/workedExamples.ts';
import { exampleScore } from './exampleScore.ts';

it('has the figures of the worked example', () => {
  const { startup, calculation, coverage, range } = workedExample(exampleScore.name);
  expect(calculation).toMatchObject({
    IE_investability_score: exampleScore.score,
    IE_investability_level: exampleScore.level,
    FEM_global_financial_score: exampleScore.weakestArea,
  });
  expect([roundTo(range.low, 1), roundTo(range.high, 1)]).toEqual([exampleScore.range.low, exampleScore.range.high]);
  expect(coverage).toBeCloseTo(exampleScore.coverage, 3);
  const { recommendations } = evaluate(startup, masterDataSeed, { asOf: '2026-11-01' });
  const best = recommendations.find(({ gain }) => gain !== null);
  expect(best).toMatchObject({ rule: 'business_cofounder', gain: exampleScore.bestGain });
});
