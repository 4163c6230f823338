import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { textWidth } from '../shared/textWidth.ts';
import { radarLayout } from './radarLayout.ts';

test('lets four axes point to the corners of its square, the first to the upper left', () => {
  const layout = radarLayout({ series: [[100, 50, 0, 100]], axes: 4, width: 354 });
  expect(layout.axes.map((axis) => axis.end)).toEqual([
    { x: 47, y: 42 },
    { x: 307, y: 42 },
    { x: 307, y: 302 },
    { x: 47, y: 302 },
  ]);
  expect(layout.series[0]?.points).toEqual([
    { x: 47, y: 42 },
    { x: 242, y: 107 },
    { x: 177, y: 172 },
    { x: 47, y: 302 },
  ]);
  expect(layout.height).toBe(344);
});

test('draws a ring for every ten points, stronger at 50 and 100', () => {
  const { grid, strongGrid } = radarLayout({ series: [], axes: 4, width: 354 });
  expect(grid.match(/Z/g)).toHaveLength(8);
  expect(strongGrid.match(/Z/g)).toHaveLength(2);
});

test('clamps scores to the outer ring and the centre', () => {
  const beyond = radarLayout({ series: [[140, -20, 100, 0]], axes: 4, width: 354 });
  const within = radarLayout({ series: [[100, 0, 100, 0]], axes: 4, width: 354 });
  expect(beyond.series).toEqual(within.series);
});

test('places labels above the upper corners and below the lower ones', () => {
  const { axes } = radarLayout({ series: [], axes: 4, width: 354 });
  expect(axes.map((axis) => [axis.anchor, axis.label.y])).toEqual([
    ['start', 16],
    ['end', 16],
    ['end', 322],
    ['start', 322],
  ]);
});

test('starts at the top with any other number of axes', () => {
  const layout = radarLayout({ series: [], axes: 5, width: 500 });
  expect(layout.axes[0]?.end).toEqual({ x: 250, y: 42 });
  expect(layout.axes[0]?.anchor).toBe('middle');
});

test.each([2, 9, 3.5])('rejects %s axes', (axes) => {
  expect(() => radarLayout({ series: [], axes, width: 300 })).toThrow(RangeError);
});

test('rejects a series with a different number of values', () => {
  expect(() => radarLayout({ series: [[1, 2, 3]], axes: 4, width: 300 })).toThrow('each series needs 4 numbers');
});

test('keeps every point within the box and finite', () => {
  const value = fc.double({ min: -50, max: 150, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 8 }).chain((axes) => fc.array(value, { minLength: axes, maxLength: axes })),
      fc.integer({ min: 240, max: 900 }),
      (values, width) => {
        const layout = radarLayout({ series: [values], axes: values.length, width });
        for (const point of layout.series[0]?.points ?? []) {
          expect(point.x).toBeGreaterThanOrEqual(0);
          expect(point.x).toBeLessThanOrEqual(width);
          expect(point.y).toBeGreaterThanOrEqual(0);
          expect(point.y).toBeLessThanOrEqual(layout.height);
        }
      },
    ),
  );
});

describe('long labels', () => {
  const labels = [
    'Alineación estratégica',
    'ROI estratégico',
    'Encaje de mercado corporativo',
    'Encaje del equipo corporativo',
  ];
  const layout = radarLayout({ series: [[50, 50, 50, 50]], axes: 4, labels, width: 280 });

  test('break into at most two lines', () => {
    expect(layout.axes.map(({ lines }) => lines.length)).toEqual([2, 1, 2, 2]);
    expect(layout.axes[2]?.lines).toEqual(['Encaje de mercado', 'corporativo']);
  });

  test('of one side share an edge, and so do their values', () => {
    const edges = layout.axes.map(({ label, values }) => [label.x, values.x]);
    expect(edges[0]).toEqual(edges[3]);
    expect(edges[1]).toEqual(edges[2]);
    expect(edges.every(([label, values]) => label === values)).toBe(true);
  });

  test('stay on their side of the middle and inside the drawing', () => {
    for (const { lines, label, anchor } of layout.axes) {
      const width = Math.max(...lines.map((line) => textWidth(line, 13)));
      const [left, right] = anchor === 'start' ? [label.x, label.x + width] : [label.x - width, label.x];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(280);
      expect(anchor === 'start' ? right < 140 : left > 140).toBe(true);
    }
  });
});

test.each([3, 5, 6, 7, 8])('long labels of %s axes stay inside the drawing and do not overlap', (axes) => {
  const labels = Array.from({ length: axes }, (_, index) => `Encaje del equipo en el mercado corporativo ${index}`);
  for (const width of [280, 341, 900]) {
    const layout = radarLayout({ series: [], axes, labels, width });
    const boxes = layout.axes.map(({ lines, label, anchor }) => {
      const size = Math.max(...lines.map((line) => textWidth(line, 13)));
      const left = anchor === 'start' ? label.x : anchor === 'end' ? label.x - size : label.x - size / 2;
      return { left, right: left + size, top: label.y - 12, bottom: label.y + 16 * (lines.length - 1) };
    });
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      const met = boxes.filter(
        (other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top,
      );
      expect(met).toEqual([box]);
    }
  }
});
