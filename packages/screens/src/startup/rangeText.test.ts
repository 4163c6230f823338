import { expect, it } from 'vitest';

import { rangeText } from './rangeText.ts';

it('derives the level of each end from its printed value', () => {
  expect(rangeText({ low: 59.4, high: 60.4 }, 'en')).toEqual({
    low: '59',
    high: '60',
    lowLevel: 'low',
    highLevel: 'medium',
  });
  expect(rangeText({ low: 59.6, high: 79.6 }, 'es')).toEqual({
    low: '60',
    high: '80',
    lowLevel: 'medio',
    highLevel: 'alto',
  });
});
