import { expect, it } from 'vitest';

import { scoreChange } from './scoreChange.ts';

it('is the difference of the two scores as they are printed', () => {
  expect(scoreChange(58.2, 59.1)).toBe('+0,9');
  expect(scoreChange(59.248, 58.15)).toBe('−1,0');
});

it('says nothing where the two print the same or one is missing', () => {
  expect(scoreChange(58.21, 58.19)).toBeNull();
  expect(scoreChange(null, 58)).toBeNull();
  expect(scoreChange(58, null)).toBeNull();
});
