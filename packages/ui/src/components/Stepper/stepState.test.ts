import { expect, test } from 'vitest';

import { canGoToStep, stepState } from './stepState.ts';

test('steps before the current one are done, steps after it come later', () => {
  expect([0, 1, 2, 3].map((index) => stepState(index, 2))).toEqual(['done', 'done', 'current', 'later']);
});

test('only earlier steps and the current one are available', () => {
  expect([0, 1, 2, 3].map((index) => canGoToStep(index, 2))).toEqual([true, true, true, false]);
});
