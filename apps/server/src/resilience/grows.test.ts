import { expect, it } from 'vitest';

import { grows } from './grows.ts';

it('detects steadily growing memory', () => {
  expect(grows([100, 120, 140, 160, 180, 200])).toBe(true);
});

it('treats memory that falls and rises again as steady', () => {
  expect(grows([604, 628, 508, 462, 642, 632])).toBe(false);
});
