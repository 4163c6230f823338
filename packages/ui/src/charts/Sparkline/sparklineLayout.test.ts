import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { sparklineLayout } from './sparklineLayout.ts';

const size = { width: 72, height: 24 };

test('runs from the left edge to the right, the lowest value at the bottom', () => {
  const layout = sparklineLayout({ values: [10, 20, 15], ...size });
  expect(layout.paths).toEqual(['M4,20L36,4L68,12']);
  expect(layout.last).toEqual({ x: 68, y: 12 });
});

test('positions values by their times', () => {
  const layout = sparklineLayout({ values: [10, 20, 15], times: [0, 1, 4], ...size });
  expect(layout.points.map((point) => point.x)).toEqual([4, 20, 68]);
});

test('leaves gaps open', () => {
  const layout = sparklineLayout({ values: [1, 2, null, 2, 1], ...size });
  expect(layout.paths).toEqual(['M4,20L20,4', 'M52,4L68,20']);
});

test('shares a scale and its cuts with other lines', () => {
  const layout = sparklineLayout({ values: [60, 80], ...size, domain: [50, 90], cuts: [40, 60, 80] });
  expect(layout.points.map((point) => point.y)).toEqual([16, 8]);
  expect(layout.cuts).toEqual([16, 8]);
});

test('draws a flat line in the middle and a lone value as a point', () => {
  expect(sparklineLayout({ values: [5, 5], ...size }).paths).toEqual(['M4,12L68,12']);
  expect(sparklineLayout({ values: [5], ...size })).toEqual({
    paths: [],
    points: [{ x: 68, y: 12 }],
    last: { x: 68, y: 12 },
    cuts: [],
  });
});

test('is empty without values', () => {
  expect(sparklineLayout({ values: [null, null], ...size })).toEqual({ paths: [], points: [], last: null, cuts: [] });
});

test('rejects times that do not match', () => {
  expect(() => sparklineLayout({ values: [1, 2], times: [1], ...size })).toThrow(RangeError);
});

test('stays within its box and moves only forward', () => {
  const values = fc.array(fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })), { maxLength: 30 });
  fc.assert(
    fc.property(values, (some) => {
      const { points } = sparklineLayout({ values: some, ...size });
      for (const [index, point] of points.entries()) {
        expect(point.x).toBeGreaterThanOrEqual(points[index - 1]?.x ?? 0);
        expect(point.x).toBeLessThanOrEqual(size.width);
        expect(point.y).toBeGreaterThanOrEqual(0);
        expect(point.y).toBeLessThanOrEqual(size.height);
      }
    }),
  );
});
