import { expect, test } from 'vitest';

import { nudge } from './nudge.ts';

test('a step has no floating-point noise', () => {
  expect(nudge(0.1, 0.2, {})).toBe(0.3);
});

test('a step stops at the limits', () => {
  expect(nudge(10, 1, { max: 10 })).toBe(10);
  expect(nudge(1, -1, { min: 1 })).toBe(1);
});

test('an empty or invalid number starts at the lower limit, otherwise at 0', () => {
  expect(nudge(null, 1, { min: 3 })).toBe(3);
  expect(nudge(Number.NaN, -1, {})).toBe(0);
});
