import { expect, test } from 'vitest';

import { markerPath, markers, seriesStyle } from './seriesStyle.ts';

test('gives ten different styles', () => {
  const styles = Array.from({ length: 10 }, (_, index) => JSON.stringify(seriesStyle(index)));
  expect(new Set(styles).size).toBe(10);
});

test('starts with a solid blue line of circles', () => {
  expect(seriesStyle(0)).toEqual({ tone: 'c1', marker: 'circle', dash: 'solid' });
});

test('dashes from the sixth series on', () => {
  expect(seriesStyle(4).dash).toBe('solid');
  expect(seriesStyle(5)).toEqual({ tone: 'c6', marker: 'circle', dash: 'dashed' });
});

test('repeats after ten', () => {
  expect(seriesStyle(10)).toEqual(seriesStyle(0));
});

test.each([-1, 0.5, Number.NaN])('rejects %s as an index', (index) => {
  expect(() => seriesStyle(index)).toThrow(RangeError);
});

test('draws each marker with a different path', () => {
  expect(new Set(markers.map((shape) => markerPath(shape, 10, 10, 4))).size).toBe(markers.length);
  expect(markerPath('square', 10, 10, 4)).toBe('M6,6h8v8h-8Z');
});
