import { expect, test } from 'vitest';

import { rankCorrelation } from './rankCorrelation.ts';

test('only the order counts', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 300, 4000])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3, 4], [9, 7, 5, 1])).toBeCloseTo(-1);
});

test('two neighbours in the wrong order of four cost a fifth', () => {
  expect(rankCorrelation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
});
