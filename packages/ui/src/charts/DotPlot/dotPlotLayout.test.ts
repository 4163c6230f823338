import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { scores } from '../shared/fixtures.ts';
import { dotPlotLayout } from './dotPlotLayout.ts';

const levels = ['Very low', 'Low', 'Medium', 'High'] as const;

test('is to scale and starts at the last multiple of 20 below all values', () => {
  const layout = dotPlotLayout({ items: scores, width: 534, levels });
  expect(layout.ticks.map((tick) => tick.text)).toEqual(['20', '40', '60', '80', '100']);
  expect(layout.ticks[0]?.x).toBe(layout.plot.left);
  expect(layout.ticks.at(-1)?.x).toBe(482);
  expect(layout.cuts.map((cut) => cut.value)).toEqual([40, 60, 80]);
  expect(layout.levels.map((level) => level.text)).toEqual([...levels]);
  expect(layout.height).toBe(264);
});

test('leaves out levels below its scale', () => {
  const items = scores.slice(0, 3);
  expect(dotPlotLayout({ items, width: 600, levels }).levels.map((level) => level.text)).toEqual(['Medium', 'High']);
});

test('puts names above their rows on a phone', () => {
  const layout = dotPlotLayout({ items: scores, width: 324, levels });
  expect(layout.rows[2]).toMatchObject({ y: 120, labelY: 137, middle: 154, label: 'Kumo Energía' });
  expect(layout.plot.left).toBe(8);
});

test('draws nothing for unknown values', () => {
  const [row] = dotPlotLayout({ items: [{ label: 'New', score: null, range: null }], width: 500, levels }).rows;
  expect(row).toMatchObject({ dot: null, range: null });
});

test('keeps the usual height without items', () => {
  expect(dotPlotLayout({ items: [], width: 500, levels }).height).toBe(192);
});

test('keeps every dot on its range and both in the plot', () => {
  const score = fc.double({ min: 0, max: 100, noNaN: true });
  const spread = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(score, spread), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 240, max: 1200 }),
      (rows, width) => {
        const items = rows.map(([value, by]) => ({
          label: 'Faro Legal',
          score: value,
          range: { low: Math.max(0, value - by), high: Math.min(100, value + by) },
        }));
        const layout = dotPlotLayout({ items, width, levels });
        for (const { dot, range } of layout.rows) {
          expect(dot).toBeGreaterThanOrEqual((range?.x ?? 0) - 0.02);
          expect(dot).toBeLessThanOrEqual((range?.x ?? 0) + (range?.width ?? 0) + 0.02);
          expect(range?.x).toBeGreaterThanOrEqual(layout.plot.left);
          expect((range?.x ?? 0) + (range?.width ?? 0)).toBeLessThanOrEqual(layout.plot.right + 0.02);
        }
      },
    ),
  );
});
