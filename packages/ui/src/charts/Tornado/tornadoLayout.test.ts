import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { tornadoLayout } from './tornadoLayout.ts';

const items = [
  { label: 'Unknown parts', detail: '10 to 70 points', low: 63, high: 67 },
  { label: 'Target segment', detail: '67 to 150 M €', low: 64, high: 66 },
];

test('centres the score and is to scale on both sides', () => {
  const layout = tornadoLayout({ items, score: 65, width: 504 });
  expect(layout.center).toBe(364);
  expect(layout.rows[0]?.lower).toEqual({ x: 264, width: 100 });
  expect(layout.rows[0]?.higher).toEqual({ x: 364, width: 100 });
  expect(layout.rows[1]?.lower).toEqual({ x: 314, width: 50 });
  expect(layout.ticks.map((tick) => tick.value)).toEqual([-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]);
});

test('puts the label above the bar when narrow', () => {
  const layout = tornadoLayout({ items, score: 65, width: 324 });
  expect(layout.center).toBe(162);
  expect(layout.rowHeight).toBe(48);
  expect(layout.rows[0]?.barY).toBe(50);
});

test('leaves out a detail that does not fit', () => {
  const long = [
    { label: 'Experiencia en la industria', detail: 'de 3 a 7 años en el mismo sector', low: 60, high: 70 },
  ];
  expect(tornadoLayout({ items: long, score: 65, width: 504 }).rows[0]?.detail.text).toBe('');
});

test('swaps a reversed pair', () => {
  const turned = items.map((item) => ({ ...item, low: item.high, high: item.low }));
  expect(tornadoLayout({ items: turned, score: 65, width: 504 }).rows).toEqual(
    tornadoLayout({ items, score: 65, width: 504 }).rows,
  );
});

test('keeps both sides within the box, with room for their numbers', () => {
  const value = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 12 }),
      value,
      fc.integer({ min: 300, max: 1200 }),
      (pairs, score, width) => {
        const rows = pairs.map(([low, high]) => ({ label: 'Input', detail: '', low, high }));
        for (const { lower, higher } of tornadoLayout({ items: rows, score, width }).rows) {
          expect(lower.width).toBeGreaterThanOrEqual(0);
          expect(higher.width).toBeGreaterThanOrEqual(0);
          expect(lower.x).toBeGreaterThanOrEqual(39.9);
          expect(higher.x + higher.width).toBeLessThanOrEqual(width - 39.9);
        }
      },
    ),
  );
});
