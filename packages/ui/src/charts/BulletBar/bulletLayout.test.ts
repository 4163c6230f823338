import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { bulletLayout } from './bulletLayout.ts';

test.each([
  [
    { value: 83.6, benchmark: 70, maximum: 100 },
    { fill: 83.6, tick: 70, isBeyond: false },
  ],
  [
    { value: 9, benchmark: 12 },
    { fill: 37.5, tick: 50, isBeyond: false },
  ],
  [
    { value: 500, benchmark: 200 },
    { fill: 100, tick: 50, isBeyond: true },
  ],
  [
    { value: -20, benchmark: 100 },
    { fill: 0, tick: 50, isBeyond: false },
  ],
  [
    { value: null, benchmark: 12 },
    { fill: 0, tick: 50, isBeyond: false },
  ],
  [
    { value: 40, benchmark: null },
    { fill: 40, tick: null, isBeyond: false },
  ],
  [
    { value: 1, benchmark: 0 },
    { fill: 1, tick: 0, isBeyond: false },
  ],
])('lays out %j', (input, layout) => {
  expect(bulletLayout(input)).toEqual(layout);
});

test('rejects a scale without length', () => {
  expect(() => bulletLayout({ value: 1, benchmark: 1, maximum: 0 })).toThrow(RangeError);
});

test('stays within the bar', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, number, (value, benchmark) => {
      const { fill, tick } = bulletLayout({ value, benchmark });
      for (const share of [fill, tick]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
    }),
  );
});
