import { expect, it } from 'vitest';

import { explain } from '../explain/explain.ts';
import { master } from '../testing/examples.ts';

it.each([
  [1, 50],
  [1.5, 70],
  [2, 90],
  [2.5, 95],
  [3, 100],
  [3.5, 95],
  [5, 75],
  [8, 45],
  [10, 30],
])('%d founders score %d: one to two gains most, three is best', (founders, score) => {
  const { parts } = explain({ founder_count: founders }, master, { asOf: '2026-11-01' }, 'TRM_founder_quality_score');
  expect(parts.find(({ of }) => of.id === 'founder_count')?.score).toBe(score);
});
