import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { textWidth } from '../shared/textWidth.ts';
import { benchmarkLabel, type BenchmarkInput } from './benchmarkLabel.ts';

const plot = { left: 28, right: 428, top: 12, bottom: 212 };
const text = 'benchmark 12';
const width = textWidth(text, 12);
const far = [
  { x: 36, y: 30 },
  { x: 420, y: 30 },
];
const free: BenchmarkInput = { text, y: 112, plot, lines: [far], values: [] };

test('is above the right end of its line', () => {
  expect(benchmarkLabel(free)).toEqual({ x: 428, y: 107 });
});

test('moves below the line when a point or a value is above its end', () => {
  const last = { x: 420, y: 100 };
  expect(benchmarkLabel({ ...free, lines: [[last]] })).toEqual({ x: 428, y: 127 });
  expect(benchmarkLabel({ ...free, values: [{ ...last, text: '13' }] })).toEqual({ x: 428, y: 127 });
});

test('moves to the left of a point at the end', () => {
  expect(benchmarkLabel({ ...free, lines: [[{ x: 420, y: 112 }]] })).toEqual({ x: 410, y: 107 });
});

test('avoids a line, and crosses it only without free space', () => {
  const falling = [
    { x: 380, y: 60 },
    { x: 424, y: 190 },
  ];
  expect(benchmarkLabel({ ...free, lines: [falling] })).toEqual({ x: 394.95, y: 127 });
  const flat = [96, 122].map((y) => far.map(({ x }) => ({ x, y })));
  expect(benchmarkLabel({ ...free, lines: flat }).x).toBe(410);
});

test('stays within the plot below a line at its top', () => {
  expect(benchmarkLabel({ ...free, y: 12, lines: [] })).toEqual({ x: 428, y: 27 });
  expect(benchmarkLabel({ ...free, y: 212, lines: [] })).toEqual({ x: 428, y: 207 });
});

test('stays at the right end without any free space', () => {
  const crowd = Array.from({ length: 60 }, (_, index) => ({ x: 28 + index * 7, y: 112 }));
  expect(benchmarkLabel({ ...free, lines: [crowd] })).toEqual({ x: 428, y: 107 });
});

test('never covers a point', () => {
  const coordinate = fc.record({ x: fc.integer({ min: 36, max: 420 }), y: fc.integer({ min: 12, max: 212 }) });
  fc.assert(
    fc.property(fc.array(coordinate, { maxLength: 8 }), (points) => {
      const line = points.toSorted((a, b) => a.x - b.x);
      const { x, y } = benchmarkLabel({ ...free, lines: [line] });
      const isCrowded = x === plot.right && y === 107;
      const covered = line.filter((one) => one.x > x - width && one.x < x && one.y > y - 11 && one.y < y + 3);
      expect(isCrowded || covered.length === 0).toBe(true);
    }),
  );
});
