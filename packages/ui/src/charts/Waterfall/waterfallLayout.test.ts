import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { puenteParts } from '../shared/fixtures.ts';
import { waterfallLayout } from './waterfallLayout.ts';

const total = { label: 'Investability', detail: '', points: 64.8 };
const parts = puenteParts('en');

test('is to scale in the wide form: 788 px leave 5 px a point', () => {
  const layout = waterfallLayout({ parts, total, range: { low: 61, high: 68 }, width: 788 });
  expect(layout.isNarrow).toBe(false);
  expect(layout.rows[0]?.bar).toEqual({ x: 196, y: 12, width: 67, height: 16 });
  expect(layout.rows[0]?.ghost).toEqual({ x: 196, y: 12, width: 100, height: 16 });
  expect(layout.rows[1]?.bar).toEqual({ x: 263, y: 52, width: 47.5, height: 16 });
  expect(layout.total.bar).toEqual({ x: 196, y: 212, width: 324, height: 16 });
  expect(layout.whisker).toEqual({ y: 220, low: 501, high: 536, bar: 520, cap: 5 });
  expect(layout.height).toBe(264);
});

test('puts label and formula above the bar when narrow', () => {
  const layout = waterfallLayout({ parts, total, range: null, width: 324 });
  expect(layout.isNarrow).toBe(true);
  expect(layout.rows[0]?.bar).toEqual({ x: 0, y: 28, width: 32.16, height: 16 });
  expect(layout.rows[0]?.detail).toEqual({ text: '67,2 × 20 %', x: 324, y: 18, anchor: 'end' });
  expect(layout.whisker).toBeNull();
});

test('puts the formula under the label when they do not fit side by side', () => {
  const long = parts.map((part) => ({ ...part, label: 'Alineación con la estrategia de la empresa matriz' }));
  const { rows, height } = waterfallLayout({ parts: long, total, range: null, width: 324 });
  expect(rows[0]?.label).toEqual({ text: 'Alineación con la estrategia de la empresa matriz', x: 0, y: 18 });
  expect(rows[0]?.detail).toEqual({ text: '67,2 × 20 %', x: 0, y: 34, anchor: 'start' });
  expect(rows[1]?.bar.y).toBe(68 + 44);
  expect(height).toBe(6 * 68 + 24);
});

test('the last part ends where the total ends', () => {
  const layout = waterfallLayout({ parts, total, range: null, width: 788 });
  const last = layout.rows.at(-1)?.bar;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(layout.total.bar.x + layout.total.bar.width);
});

test('keeps the usual height while there are no parts', () => {
  expect(waterfallLayout({ parts: [], total, range: null, width: 788 }).height).toBe(264);
});

test('draws a limit back from where the parts ended, without anything that it could still add', () => {
  const limit = { label: 'Limit', detail: '≤ 45', points: -19.8, maximum: null };
  const { rows } = waterfallLayout({
    parts: [...parts, limit],
    total: { ...total, points: 45 },
    range: null,
    width: 788,
  });
  expect(rows.at(-1)?.bar).toEqual({ x: 421, y: 212, width: 99, height: 16 });
  expect(rows.at(-1)?.ghost).toBeNull();
});

test('rejects a limit that adds points', () => {
  const wrong = [{ label: 'Limit', detail: '', points: 1, maximum: null }];
  expect(() => waterfallLayout({ parts: wrong, total, range: null, width: 600 })).toThrow('at most 0 points, got 1');
});

test('rejects a part with more points than its maximum', () => {
  const wrong = [{ label: 'Team', detail: '', points: 25, maximum: 24 }];
  expect(() => waterfallLayout({ parts: wrong, total, range: null, width: 600 })).toThrow(RangeError);
});

test('starts each bar where the previous one ended, within the plot, at every width', () => {
  const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 280, max: 1200 }), (shares, width) => {
      const maximum = 100 / shares.length;
      const some = shares.map((share) => ({
        label: 'Propuesta de valor',
        detail: '',
        points: share * maximum,
        maximum,
      }));
      const sum = some.reduce((points, part) => points + part.points, 0);
      const layout = waterfallLayout({ parts: some, total: { ...total, points: sum }, range: null, width });
      let end = layout.total.bar.x;
      for (const row of layout.rows) {
        expect(row.bar.x).toBeCloseTo(end, 1);
        end = row.bar.x + row.bar.width;
        expect(end).toBeLessThanOrEqual(width + 0.05);
        expect(row.ghost?.width).toBeGreaterThanOrEqual(row.bar.width - 0.02);
      }
    }),
  );
});
