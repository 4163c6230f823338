import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { puenteHeatmap } from '../shared/fixtures.ts';
import { riskHeatmapLayout } from './riskHeatmapLayout.ts';

const groups = puenteHeatmap('en');

test('places four groups side by side on a wide plot', () => {
  const layout = riskHeatmapLayout({ groups, width: 1120, noDataWidth: 50 });
  expect(layout.columns).toBe(4);
  expect(layout.height).toBe(176);
  expect(layout.groups.map((group) => group.head.x)).toEqual([0, 284, 568, 852]);
  expect(layout.groups[0]?.cells[1]).toEqual({
    x: 0,
    y: 84,
    width: 268,
    height: 44,
    value: { x: 12, y: 112 },
    label: { lines: ['Scalability'], x: 60, y: 111 },
    order: 4,
  });
});

test('places groups two by two at phone width, with labels under the values', () => {
  const layout = riskHeatmapLayout({ groups, width: 324, noDataWidth: 50 });
  expect(layout.columns).toBe(2);
  expect(layout.groups.map((group) => [group.head.x, group.head.y])).toEqual([
    [0, 19],
    [168, 19],
    [0, 259],
    [168, 259],
  ]);
  expect(layout.groups[0]?.cells[0]?.height).toBe(60);
});

test('wraps a long label when narrow, with all cells one line higher', () => {
  const layout = riskHeatmapLayout({ groups: puenteHeatmap('es'), width: 324, noDataWidth: 50 });
  expect(layout.groups[3]?.cells[0]?.label.lines).toEqual(['Calidad de los', 'fundadores']);
  const cells = layout.groups.flatMap((group) => group.cells);
  expect(new Set(cells.map(({ height }) => height))).toEqual(new Set([76]));
  expect(new Set(cells.map(({ y, value, label }) => `${value.y - y} ${label.y - y}`))).toEqual(new Set(['25 47']));
});

test('numbers the cells along the rows of the drawing', () => {
  for (const width of [240, 324, 1120]) {
    const cells = riskHeatmapLayout({ groups, width, noDataWidth: 50 }).groups.flatMap((group) => group.cells);
    const seen = cells.toSorted((a, b) => a.y - b.y || a.x - b.x).map((cell) => cell.order);
    expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => index));
  }
});

test('keeps the usual height without groups', () => {
  expect(riskHeatmapLayout({ groups: [], width: 600, noDataWidth: 50 })).toEqual({
    width: 600,
    height: 176,
    columns: 1,
    places: 0,
    groups: [],
  });
});

test('keeps every cell within the box without overlaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1400 }), (width) => {
      const layout = riskHeatmapLayout({ groups, width, noDataWidth: 50 });
      const cells = layout.groups.flatMap((group) => group.cells);
      for (const cell of cells) {
        expect(cell.x + cell.width).toBeLessThanOrEqual(width + 0.02);
        expect(cell.y + cell.height).toBeLessThanOrEqual(layout.height);
        const others = cells.filter((other) => other !== cell);
        const isFree = others.every(
          (other) =>
            other.x >= cell.x + cell.width ||
            cell.x >= other.x + other.width ||
            other.y >= cell.y + cell.height ||
            cell.y >= other.y + other.height,
        );
        expect(isFree).toBe(true);
      }
    }),
  );
});
