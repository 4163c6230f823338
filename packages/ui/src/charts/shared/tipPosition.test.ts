import { expect, test } from 'vitest';

import { tipPosition } from './tipPosition.ts';

const texts = { title: 'Financial', text: '59,2/100' };

test('is above its mark', () => {
  expect(tipPosition({ x: 200, y: 100, width: 400, ...texts })).toEqual({ x: 200, y: 92, side: 'above' });
});

test('moves below when there is no space above', () => {
  expect(tipPosition({ x: 200, y: 20, width: 400, ...texts })).toEqual({ x: 200, y: 28, side: 'below' });
});

test('stays within the plot at both edges', () => {
  const left = tipPosition({ x: 0, y: 100, width: 400, ...texts });
  const right = tipPosition({ x: 400, y: 100, width: 400, ...texts });
  expect(left.x).toBeGreaterThan(20);
  expect(right.x).toBe(400 - left.x);
});
