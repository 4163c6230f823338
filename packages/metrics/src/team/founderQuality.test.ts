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
  const startup = { founder_count: founders, evidence: { founder_count: { kind: 'document' as const } } };
  const { parts } = explain(startup, master, { asOf: '2026-11-01' }, 'TRM_founder_quality_score');
  expect(parts.find(({ of }) => of.id === 'founder_count')?.score).toBe(score);
});

it('a number of founders that is only claimed is believed to 85 parts of 100 above 40', () => {
  const { parts } = explain({ founder_count: 3 }, master, { asOf: '2026-11-01' }, 'TRM_founder_quality_score');
  const founders = parts.find(({ of }) => of.id === 'founder_count');
  // 40 + 0.85 x (100 - 40)
  expect([founders?.score, founders?.stated]).toEqual([91, 100]);
});
