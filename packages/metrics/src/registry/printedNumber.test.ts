import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { seed } from '../testing/startups.ts';
import { formatMetric } from './formatMetric.ts';
import { metrics } from './metrics.ts';
import { printedNumber } from './printedNumber.ts';

vi.setConfig({ testTimeout: 60_000 });

const value = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 3e6, noNaN: true }));

it.each(metrics)('tells two values of $id apart exactly when they print differently', ({ id, format }) => {
  fc.assert(
    fc.property(value, fc.double({ min: 0, max: 2, noNaN: true }), (one, more) => {
      const printsSame = formatMetric(id, one) === formatMetric(id, one + more);
      expect(printedNumber(format, one) === printedNumber(format, one + more)).toBe(printsSame);
    }),
    { seed, numRuns: 50 },
  );
});
