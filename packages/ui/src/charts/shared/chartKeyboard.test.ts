import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { chartKeyboard } from './chartKeyboard.ts';

const list = { count: 5, columns: 1 };
const grid = { count: 12, columns: 3 };

test.each([
  [0, 'ArrowDown', 1],
  [0, 'ArrowRight', 1],
  [1, 'ArrowUp', 0],
  [0, 'ArrowLeft', 0],
  [4, 'ArrowDown', 4],
  [2, 'Home', 0],
  [2, 'End', 4],
  [null, 'ArrowDown', 1],
  [2, 'Escape', null],
  [2, 'Tab', 2],
])('in a list of five, from %s %s leads to %s', (from, key, to) => {
  expect(chartKeyboard(from, key, list)).toBe(to);
});

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 2],
  [3, 'ArrowLeft', 3],
  [1, 'ArrowDown', 4],
  [10, 'ArrowDown', 10],
  [4, 'ArrowUp', 1],
  [4, 'Home', 3],
  [4, 'End', 5],
  [4, 'PageUp', 0],
  [4, 'PageDown', 11],
  [4, 'Escape', null],
])('in a grid of four by three, from %s %s leads to %s', (from, key, to) => {
  expect(chartKeyboard(from, key, grid)).toBe(to);
});

test('does not move without marks', () => {
  expect(chartKeyboard(null, 'ArrowDown', { count: 0, columns: 1 })).toBeNull();
});

test('never leaves the marks for any key', () => {
  const keys = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'x',
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(keys),
      (count, columns, presses) => {
        let active: number | null = 0;
        for (const key of presses) {
          active = chartKeyboard(active, key, { count, columns });
          expect(active).toBeGreaterThanOrEqual(0);
          expect(active).toBeLessThan(count);
        }
      },
    ),
  );
});
