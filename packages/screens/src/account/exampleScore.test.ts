import { masterDataSeed } from '@aval/contract';
import { areas, evaluate, roundTo } from '@aval/metrics';
import { expect, it } from 'vitest';

import { landingStartups } from '../testing/landingStartups.ts';
import { exampleScore } from './exampleScore.ts';

it('has the figures of the example', () => {
  const { calculation, coverage, range, recommendations } = evaluate(landingStartups.kelpa, masterDataSeed, {
    asOf: '2026-11-01',
  });
  expect(calculation).toMatchObject({
    IE_investability_score: exampleScore.score,
    IE_investability_level: exampleScore.level,
    FEM_global_financial_score: exampleScore.weakestArea,
  });
  expect(Math.min(...areas.map(({ metric }) => calculation[metric] ?? 0))).toBe(exampleScore.weakestArea);
  expect([range?.low, range?.high].map((end) => roundTo(end ?? 0, 1))).toEqual([
    exampleScore.range.low,
    exampleScore.range.high,
  ]);
  expect(coverage).toBeCloseTo(exampleScore.coverage, 3);
  const best = recommendations.find(({ gain }) => gain !== null);
  expect(best).toMatchObject({ rule: 'state_debt', gain: exampleScore.bestGain });
});
