import { expect, it } from 'vitest';

import { grows } from './grows.ts';

it('sees memory that grows without end', () => {
  expect(grows([100, 120, 140, 160, 180, 200])).toBe(true);
});

it('takes memory that falls and comes back for steady', () => {
  expect(grows([604, 628, 508, 462, 642, 632])).toBe(false);
});
