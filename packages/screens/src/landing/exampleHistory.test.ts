import { roundTo } from '@aval/metrics';
import { expect, it } from 'vitest';

import { workedExample } from '../testing/workedExamples.ts';
import { exampleField } from './exampleHistory.ts';

it.each(exampleField)('$label has the score of the worked example', ({ label, score, range, coverage }) => {
  const example = workedExample(label);
  expect(example.calculation.IE_investability_score).toBe(score);
  expect([example.range.low, example.range.high].map((end) => roundTo(end, 1))).toEqual([range.low, range.high]);
  expect(example.coverage).toBeCloseTo(coverage, 3);
});
