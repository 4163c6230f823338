import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { rangeBarLayout, type RangeBarInput } from './rangeBarLayout.ts';

const levels = ['Very low', 'Low', 'Medium', 'High'] as const;
const puente: RangeBarInput = {
  score: 64.8,
  range: { low: 61, high: 68 },
  width: 400,
  texts: { low: '61', score: '64,8', high: '68' },
  levels,
};

test('is to scale: 400 px are 4 px a point', () => {
  const layout = rangeBarLayout(puente);
  expect(layout.marker).toEqual({ x: 259.2, y1: 18, y2: 34 });
  expect(layout.range).toEqual([{ x: 244, width: 28 }]);
  expect(layout.segments).toEqual([
    { x: 0, width: 159, isCurrent: false },
    { x: 161, width: 78, isCurrent: false },
    { x: 241, width: 78, isCurrent: true },
    { x: 321, width: 79, isCurrent: false },
  ]);
});

test('moves low and high outwards until they do not touch the score', () => {
  const [low, score, high] = rangeBarLayout(puente).above;
  expect(low).toEqual({ text: '61', x: 240, anchor: 'end', isScore: false });
  expect(score).toEqual({ text: '64,8', x: 259.2, anchor: 'middle', isScore: true });
  expect(high).toEqual({ text: '68', x: 277.2, anchor: 'start', isScore: false });
});

test('splits a range that crosses a level', () => {
  const layout = rangeBarLayout({ ...puente, score: 60.4, range: { low: 47, high: 73 } });
  expect(layout.range).toEqual([
    { x: 188, width: 51 },
    { x: 241, width: 51 },
  ]);
});

test.each([
  [39.9, 0],
  [40, 1],
  [59.9, 1],
  [60, 2],
  [79.9, 2],
  [80, 3],
  [100, 3],
])('puts a score of %s into segment %i', (score, index) => {
  const current = rangeBarLayout({ ...puente, score, range: null }).segments.findIndex((segment) => segment.isCurrent);
  expect(current).toBe(index);
});

test('shows a narrow range next to the marker', () => {
  const [range] = rangeBarLayout({ ...puente, score: 70, range: { low: 69.9, high: 70.1 } }).range;
  expect(range).toEqual({ x: 275, width: 10 });
});

test('has no marker and no current level without a score', () => {
  const layout = rangeBarLayout({ ...puente, score: null });
  expect(layout.marker).toBeNull();
  expect(layout.segments.some((segment) => segment.isCurrent)).toBe(false);
  expect(layout.above.map((label) => label.text)).toEqual(['61', '68']);
});

test('leaves out labels that do not fit, but never the current one', () => {
  const layout = rangeBarLayout({
    ...puente,
    width: 120,
    levels: ['Muy baja', 'Insuficiente', 'Intermedia', 'Excelente'],
  });
  expect(layout.levels.map((level) => level.text)).toEqual(['Intermedia']);
});

test('keeps everything within the box and the numbers apart for any score', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.integer({ min: 160, max: 1200 }),
      (score, spread, width) => {
        const range = { low: Math.max(0, score - spread), high: Math.min(100, score + spread) };
        const texts = { low: range.low.toFixed(0), score: score.toFixed(1), high: range.high.toFixed(0) };
        const layout = rangeBarLayout({ score, range, width, texts, levels });
        for (const span of [...layout.segments, ...layout.range]) {
          expect(span.width).toBeGreaterThanOrEqual(0);
          expect(span.x).toBeGreaterThanOrEqual(0);
          expect(span.x + span.width).toBeLessThanOrEqual(width + 0.01);
        }
        const xs = layout.above.map((label) => label.x);
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
        for (const x of xs) expect(x).toBeGreaterThanOrEqual(0);
        for (const x of xs) expect(x).toBeLessThanOrEqual(width);
      },
    ),
  );
});
