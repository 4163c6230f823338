import { masterDataSeed } from '@aval/contract';
import { evaluate, recommendationPatch, type StartupFacts } from '@aval/metrics';
import { expect, it } from 'vitest';

import { landingStartups } from '../testing/landingStartups.ts';
import {
  exampleCalculation,
  exampleCoverage,
  exampleEvidenced,
  exampleLevel,
  exampleRange,
} from './exampleCalculation.ts';
import { exampleRecommendations, exampleRecommendationScores } from './exampleRecommendations.ts';

const { solara, tendero } = landingStartups;
const options = { asOf: '2026-11-01' };

it('matches the results of the model', () => {
  const { calculation, coverage, evidenced, range } = evaluate(solara, masterDataSeed, options);
  expect(calculation).toMatchObject({ ...exampleCalculation, IE_investability_level: exampleLevel });
  expect(coverage).toBeCloseTo(exampleCoverage, 3);
  expect(evidenced).toBeCloseTo(exampleEvidenced, 3);
  expect(range?.low).toBeCloseTo(exampleRange.low, 2);
  expect(range?.high).toBeCloseTo(exampleRange.high, 2);
});

it('matches the recommendations of the model', () => {
  const { calculation, recommendations } = evaluate(tendero, masterDataSeed, options);
  const byGain = recommendations.filter(({ gain }) => gain !== null).slice(0, 4);
  expect(byGain.map(({ group, gain, text }) => ({ group, gain, text }))).toEqual(exampleRecommendations);
  expect(calculation.IE_investability_score).toBe(exampleRecommendationScores.now);
  const improved = byGain.reduce<StartupFacts>(
    (facts, { rule }) => ({ ...facts, ...recommendationPatch(rule, tendero, masterDataSeed, options) }),
    tendero,
  );
  expect(evaluate(improved, masterDataSeed, options).calculation.IE_investability_score).toBe(
    exampleRecommendationScores.together,
  );
});
