import { expect, it } from 'vitest';

import { roundTo } from './rounding.ts';

it('rounds to the nearest millionth', () => {
  expect(roundTo(0.1234564, 6)).toBe(0.123456);
  expect(roundTo(0.1234566, 6)).toBe(0.123457);
});

it.each([
  [0, 1],
  [1, 1.2],
  [2, 1.23],
  [3, 1.235],
  [4, 1.2346],
  [5, 1.23457],
  [6, 1.234568],
  [7, 1.2345679],
  [8, 1.23456789],
  [9, 1.23456789],
  [10, 1.2345678901],
])('rounds to %d decimals', (digits, rounded) => {
  expect(roundTo(1.23456789012, digits)).toBe(rounded);
});
