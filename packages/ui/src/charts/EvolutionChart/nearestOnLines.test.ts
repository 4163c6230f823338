import { expect, test } from 'vitest';

import { nearestOnLines } from './nearestOnLines.ts';

const low = [0, 10, 20].map((x) => ({ x, y: 100 }));
const high = [0, 10, 20].map((x) => ({ x, y: 20 }));

test('finds the nearest time and line', () => {
  expect(nearestOnLines([low, high], 11, 30)).toEqual({ line: 1, point: 1 });
  expect(nearestOnLines([low, high], 16, 90)).toEqual({ line: 0, point: 2 });
});

test('works at both ends', () => {
  expect(nearestOnLines([low], -50, 0)).toEqual({ line: 0, point: 0 });
  expect(nearestOnLines([low], 500, 0)).toEqual({ line: 0, point: 2 });
});

test('ignores lines without points', () => {
  expect(nearestOnLines([[], high], 0, 100)).toEqual({ line: 1, point: 0 });
  expect(nearestOnLines([[]], 0, 0)).toBeNull();
});
