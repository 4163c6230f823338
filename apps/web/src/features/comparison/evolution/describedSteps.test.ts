import { expect, test } from 'vitest';

import { describedSteps } from './describedSteps.ts';

const steps = (...points: number[]) => points.map((one) => ({ points: one }));

test('tells the largest apart and the others together', () => {
  expect(describedSteps(steps(3, -2, 0.4, 0.2), 2)).toEqual({ told: steps(3, -2), others: 0.6 });
});

test('leaves nothing of others that cancel each other out as they are printed', () => {
  expect(describedSteps(steps(1, -0.3, 0.2, 0.1), 1).others).toBe(0);
});

test('has no others where all are told', () => {
  expect(describedSteps(steps(1, 0.5), 6)).toEqual({ told: steps(1, 0.5), others: 0 });
});
