import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { columnExtremes } from './columnExtremes.ts';

const at = (ys: readonly number[], perColumn: number) => ys.map((y, index) => ({ x: 10 + index / perColumn, y }));

test('keeps few points unchanged', () => {
  const points = at([1, 2, 3, 4], 2);
  expect(columnExtremes(points)).toBe(points);
});

test('keeps the first, the extremes and the last of a column, in order', () => {
  const ys = [5, 9, 6, 6, 1, 6, 6, 4, 7, 7, 7, 7, 7, 7, 7, 8];
  expect(columnExtremes(at(ys, 8)).map(({ y }) => y)).toEqual([5, 9, 1, 4, 7, 8]);
});

test('is empty without points', () => {
  expect(columnExtremes([])).toEqual([]);
});

test('keeps both ends and both extremes, and at most four points a column', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 600 }),
      fc.integer({ min: 1, max: 40 }),
      (ys, perColumn) => {
        const points = at(ys, perColumn);
        const kept = columnExtremes(points);
        expect(kept[0]).toBe(points[0]);
        expect(kept.at(-1)).toBe(points.at(-1));
        const heights = kept.map(({ y }) => y);
        expect(Math.min(...heights)).toBe(Math.min(...ys));
        expect(Math.max(...heights)).toBe(Math.max(...ys));
        expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).toSorted((a, b) => a - b));
        const columns = Map.groupBy(kept, ({ x }) => Math.floor(x));
        const most = Math.max(...[...columns.values()].map((column) => column.length));
        expect(kept === points || most <= 4).toBe(true);
      },
    ),
  );
});
