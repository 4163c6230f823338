import { expect, it } from 'vitest';

import { scoreOfTen } from './scoreOfTen.ts';

it('shows scores out of ten, and ratings as they are, rounded as on the screen', () => {
  expect(scoreOfTen(82.8, 'score')).toBe('8.3/10');
  expect(scoreOfTen(79.5, 'score')).toBe('8.0/10');
  expect(scoreOfTen(7.05, 'rating')).toBe('7.1/10');
  expect(scoreOfTen(0.35, 'rating')).toBe('0.4/10');
});

it('returns null for all other formats', () => {
  expect(scoreOfTen(12, 'months')).toBeNull();
  expect(scoreOfTen(null, 'score')).toBeNull();
});
