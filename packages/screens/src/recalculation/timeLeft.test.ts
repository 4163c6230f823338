import { expect, it } from 'vitest';

import { timeLeft } from './timeLeft.ts';

it('extrapolates the pace so far', () => {
  expect(timeLeft(30_000, 75, 100)).toBe(10_000);
});

it.each([
  [30_000, 0, 100],
  [30_000, 100, 100],
  [30_000, 0, 0],
  [0, 5, 100],
])('says nothing after %d ms with %d of %d', (elapsed, done, total) => {
  expect(timeLeft(elapsed, done, total)).toBeNull();
});
