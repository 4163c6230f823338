import { expect, it } from 'vitest';

import { shownChange } from './shownChange.ts';

it('is the difference of the printed scores', () => {
  expect(shownChange(58.2, 59.1)).toBe('+0,9');
  expect(shownChange(59.248, 58.15)).toBe('−1,0');
});

it('is null when both print the same or one is missing', () => {
  expect(shownChange(58.21, 58.19)).toBeNull();
  expect(shownChange(null, 58)).toBeNull();
  expect(shownChange(58, null)).toBeNull();
});
