import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { seed } from '../testing/startups.ts';
import { formatMetric } from './formatMetric.ts';
import { metrics } from './metrics.ts';
import { printedNumber } from './printedNumber.ts';

vi.setConfig({ testTimeout: 60_000 });

const value = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 3e6, noNaN: true }));

it.each(metrics)('distinguishes two values of $id exactly when they print differently', ({ id, format }) => {
  fc.assert(
    fc.property(value, fc.double({ min: 0, max: 2, noNaN: true }), (one, more) => {
      const printsSame = formatMetric(id, one) === formatMetric(id, one + more);
      expect(printedNumber(format, one) === printedNumber(format, one + more)).toBe(printsSame);
    }),
    { seed, numRuns: 50 },
  );
});

it.each([
  ['money', 999_999.4, 999_999],
  ['money', 999_999.5, 1_000_000],
  ['money', 1_249_000, 1_200_000],
  ['money', -1_250_000, -1_300_000],
  ['millions', 0.4, 400_000],
  ['millions', 2.345, 2_300_000],
  ['ratioAsPercent', 1.5004, 150],
  ['score', 69.97, 70],
] as const)('is the number that a %s of %d is written as', (format, given, shown) => {
  expect(printedNumber(format, given)).toBe(shown);
});
