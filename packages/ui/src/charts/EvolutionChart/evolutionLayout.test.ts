import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { evolutionLayout, type EvolutionInput } from './evolutionLayout.ts';

const day = 86_400_000;
const tiny: EvolutionInput = {
  times: [0, 10 * day, 30 * day],
  series: [{ label: 'Score', values: [40, 60, 80], band: [{ low: 40, high: 50 }, null, { low: 70, high: 80 }] }],
  domain: [40, 80],
  width: 400,
  height: 256,
  endTexts: ['80,0'],
  hasLabels: false,
  dateLines: 2,
};

test('is to scale in time and in value', () => {
  const layout = evolutionLayout(tiny);
  const { left, right, top, bottom } = layout.plot;
  expect([top, bottom]).toEqual([12, 212]);
  const xs = layout.series[0]?.points.map((point) => point.x) ?? [];
  expect(xs[0]).toBe(left + 8);
  expect(xs[2]).toBe(right - 8);
  expect(((xs[1] ?? 0) - (xs[0] ?? 0)) / ((xs[2] ?? 0) - (xs[0] ?? 0))).toBeCloseTo(1 / 3, 3);
  expect(layout.series[0]?.points.map((point) => point.y)).toEqual([212, 112, 12]);
  expect(layout.ticks.map((tick) => tick.value)).toEqual([40, 50, 60, 70, 80]);
});

test('has its scale but draws nothing while the width is unknown', () => {
  const { ticks, series } = evolutionLayout({ ...tiny, width: 0 });
  expect(ticks.map((tick) => tick.value)).toEqual([40, 50, 60, 70, 80]);
  expect(series).toEqual([{ paths: [], points: [], band: null, label: null }]);
});

test('rounds the scale around the data when none is given', () => {
  const { ticks } = evolutionLayout({ ...tiny, domain: undefined, series: [{ label: 'A', values: [45, 52, 70.4] }] });
  expect(ticks[0]?.value).toBeLessThanOrEqual(45);
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(70.4);
});

test.each([
  [
    [1.03, 1.2],
    ['1,0', '1,1', '1,2', '1,3'],
  ],
  [
    [2, 2],
    ['1,95', '2,00', '2,05', '2,10'],
  ],
  [
    [1.5, 3.9],
    ['1,0', '1,5', '2,0', '2,5', '3,0', '3,5', '4,0', '4,5'],
  ],
  [
    [900_000, 1_400_000],
    ['800.000', '1.000.000', '1.200.000', '1.400.000', '1.600.000'],
  ],
])('prints distinguishable ticks for %j', (values, texts) => {
  const { ticks } = evolutionLayout({ ...tiny, times: [0, day], domain: undefined, series: [{ label: 'A', values }] });
  expect(ticks.map((tick) => tick.text)).toEqual(texts);
});

test('breaks a line where a value is missing', () => {
  const series = [{ label: 'A', values: [1, 2, null, 3, 4] }];
  const layout = evolutionLayout({ ...tiny, domain: undefined, times: [0, 1, 2, 3, 4], series });
  expect(layout.series[0]?.paths).toHaveLength(2);
  expect(layout.series[0]?.points.map((point) => point.index)).toEqual([0, 1, 3, 4]);
});

test('keeps labels 18 px apart and in the order of the line ends', () => {
  const series = ['A', 'B', 'C'].map((label, index) => ({ label, values: [50, 50, 60 - index * 0.1] }));
  const layout = evolutionLayout({ ...tiny, series, hasLabels: true, endTexts: ['60,0', '59,9', '59,8'] });
  const ys = layout.series.map((one) => one.label?.y ?? 0);
  expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThanOrEqual(18);
  expect((ys[2] ?? 0) - (ys[1] ?? 0)).toBeGreaterThanOrEqual(18);
});

test('labels the newest of dates that are too close', () => {
  const layout = evolutionLayout({ ...tiny, times: [0, 29 * day, 30 * day] });
  expect(layout.dates.map((date) => date.hasLabel)).toEqual([true, false, true]);
});

test('centres a single version', () => {
  const layout = evolutionLayout({ ...tiny, times: [5], series: [{ label: 'A', values: [60] }] });
  expect(layout.series[0]?.points[0]?.x).toBeCloseTo((layout.plot.left + layout.plot.right) / 2, 1);
});

test('rejects unordered dates and series of a different length', () => {
  expect(() => evolutionLayout({ ...tiny, times: [2, 1, 3] })).toThrow('must be ascending');
  expect(() => evolutionLayout({ ...tiny, times: [1, 2] })).toThrow("'Score' needs 2 values, got 3");
});

test('keeps every point in the plot and is finite', () => {
  const value = fc.option(fc.double({ min: -1e4, max: 1e4, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 24 }),
      fc.integer({ min: 280, max: 1200 }),
      (values, width) => {
        const times = values.map((_, index) => index * day);
        const layout = evolutionLayout({
          ...tiny,
          domain: undefined,
          times,
          series: [{ label: 'A', values }],
          width,
          hasLabels: true,
        });
        for (const { x, y } of layout.series[0]?.points ?? []) {
          expect(x).toBeGreaterThanOrEqual(layout.plot.left);
          expect(x).toBeLessThanOrEqual(layout.plot.right);
          expect(y).toBeGreaterThanOrEqual(layout.plot.top);
          expect(y).toBeLessThanOrEqual(layout.plot.bottom);
        }
      },
    ),
  );
});
