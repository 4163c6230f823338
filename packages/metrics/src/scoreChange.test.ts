import { expect, it } from 'vitest';

import { scoreChange } from './scoreChange.ts';

it('is the difference of the two scores as they are printed', () => {
  expect(scoreChange(58.2, 59.1)).toBe(0.9);
  expect(scoreChange(59.248, 58.15)).toBe(-1);
  expect(scoreChange(58.21, 58.19)).toBe(0);
});

it('is unknown when a score is missing', () => {
  expect([
    scoreChange(null, 58),
    scoreChange(58, null),
    scoreChange(undefined, 58),
    scoreChange(58, undefined),
  ]).toEqual([null, null, null, null]);
});

it('rejects values that are not numbers', () => {
  expect(() => scoreChange(Number.NaN, 1)).toThrow(RangeError);
  expect(() => scoreChange(1, Infinity)).toThrow(RangeError);
});
