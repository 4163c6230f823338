import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { coverageLayout } from './coverageLayout.ts';

test('shows estimates in full', () => {
  expect(coverageLayout(0.88, 0.1)).toEqual({ evidenced: 0, stated: 88, estimated: 10, unknown: 2 });
});

test('caps estimates at the remaining share', () => {
  expect(coverageLayout(0.95, 0.1)).toEqual({ evidenced: 0, stated: 95, estimated: 5, unknown: 0 });
});

test('takes what is evidenced from what is stated, at most all of it', () => {
  expect(coverageLayout(0.88, 0.1, 0.3)).toEqual({ evidenced: 30, stated: 58, estimated: 10, unknown: 2 });
  expect(coverageLayout(0.5, 0.1, 0.6)).toEqual({ evidenced: 50, stated: 0, estimated: 10, unknown: 40 });
});

test.each([-0.1, 1.1, Number.NaN])('rejects a share of %s', (share) => {
  expect(() => coverageLayout(share, 0)).toThrow(RangeError);
  expect(() => coverageLayout(0, 0, share)).toThrow(RangeError);
});

test('always adds up to 100', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, share, (stated, estimated, evidenced) => {
      const layout = coverageLayout(stated, estimated, evidenced);
      expect(layout.evidenced + layout.stated + layout.estimated + layout.unknown).toBeCloseTo(100, 5);
      expect(Math.min(layout.evidenced, layout.stated, layout.estimated, layout.unknown)).toBeGreaterThanOrEqual(0);
    }),
  );
});
