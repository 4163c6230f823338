import { expect, test } from 'vitest';

import { nearestPoint } from './nearestPoint.ts';

const points = [{ x: 0, y: 0 }, null, { x: 10, y: 0 }];

test('finds the nearer of two', () => {
  expect(nearestPoint(points, 4, 0, 12)).toBe(0);
  expect(nearestPoint(points, 6, 0, 12)).toBe(2);
});

test('finds nothing out of reach', () => {
  expect(nearestPoint(points, 30, 0, 12)).toBeNull();
  expect(nearestPoint(points, 10, 12, 12)).toBe(2);
});
