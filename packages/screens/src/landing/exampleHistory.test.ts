import { masterDataSeed } from '@aval/contract';
import { evaluate, roundTo } from '@aval/metrics';
import { expect, it } from 'vitest';

import { landingStartups } from '../testing/landingStartups.ts';
import { exampleField } from './exampleHistory.ts';

it.each(exampleField)('$label has the score that the model gives', ({ id, score, range, coverage }) => {
  const example = evaluate(landingStartups[id], masterDataSeed, { asOf: '2026-11-01' });
  expect(example.calculation.IE_investability_score).toBe(score);
  expect([example.range?.low, example.range?.high].map((end) => roundTo(end ?? 0, 1))).toEqual([range.low, range.high]);
  expect(example.coverage).toBeCloseTo(coverage, 3);
});
