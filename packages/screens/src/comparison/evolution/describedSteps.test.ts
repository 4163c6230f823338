import { expect, test } from 'vitest';

import { describedSteps } from './describedSteps.ts';

const steps = (...points: number[]) => points.map((one) => ({ points: one }));

test('lists the largest steps and groups the others', () => {
  expect(describedSteps(steps(3, -2, 0.4, 0.2), 2)).toEqual({ described: steps(3, -2), others: 0.6 });
});

test('groups nothing when the other steps cancel out as printed', () => {
  expect(describedSteps(steps(1, -0.3, 0.2, 0.1), 1).others).toBe(0);
});

test('has no group when all steps are listed', () => {
  expect(describedSteps(steps(1, 0.5), 6)).toEqual({ described: steps(1, 0.5), others: 0 });
});
