import { expect, test } from 'vitest';

import { arithmeticLayout, fitsSideBySide } from './arithmeticLayout.ts';

test('gives each part its share of the area', () => {
  const bars = arithmeticLayout([
    { id: 'health', label: 'Health', weight: 0.4, score: 83.6 },
    { id: 'efficiency', label: 'Efficiency', weight: 0.25, score: 52.8 },
  ]);
  expect(bars).toEqual([
    { id: 'health', maximum: 40, fill: 83.6, reach: 100, points: 33.4 },
    { id: 'efficiency', maximum: 25, fill: 52.8, reach: 62.5, points: 13.2 },
  ]);
});

test('prints points that add up to the printed score', () => {
  const scores = [85.2, 68.2, 53.3, 48.2];
  const weights = [0.4, 0.25, 0.2, 0.15];
  const parts = weights.map((weight, index) => ({ id: `${index}`, label: '', weight, score: scores[index] ?? null }));
  const points = arithmeticLayout(parts).map((bar) => bar.points ?? 0);
  expect(points).toEqual([34.1, 17, 10.7, 7.2]);
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(69, 10);
});

test('has no points for an unknown part', () => {
  expect(arithmeticLayout([{ id: 'a', label: 'A', weight: 0.5, score: null }])[0]).toEqual({
    id: 'a',
    maximum: 50,
    fill: 0,
    reach: 100,
    points: null,
  });
});

test.each([0, -0.2, 1.2, Number.NaN])('rejects a weight of %s', (weight) => {
  expect(() => arithmeticLayout([{ id: 'a', label: 'A', weight, score: 50 }])).toThrow(RangeError);
});

test('stacks parts whose texts do not fit side by side', () => {
  const five = Array.from({ length: 5 }, () => ['Competitive advantage 20 %', '14,2 of 20'] as const);
  expect(fitsSideBySide(five, 1400)).toBe(true);
  expect(fitsSideBySide(five, 720)).toBe(false);
  expect(fitsSideBySide([], 0)).toBe(true);
});
