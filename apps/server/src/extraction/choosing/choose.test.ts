import { expect, test } from 'vitest';

import type { Candidate } from '../Candidate.ts';
import { paragraph } from '../layout/passages.ts';
import { choose } from './choose.ts';

const passage = paragraph('', 1);
const blank = { confidence: 80, quote: '', passage, cell: null, year: null, precision: 0 };
const candidate = (field: Candidate['field'], value: number, more: Partial<Candidate> = {}): Candidate => ({
  ...blank,
  field,
  value,
  ...more,
});
const chosen = (...candidates: Candidate[]) => [...choose(candidates, 2026).chosen.values()].map(({ value }) => value);

test('a contradiction yields no value, and both are kept as disputed', () => {
  const [one, two] = [candidate('revenue', 1), candidate('revenue', 2, { confidence: 90 })];
  expect(chosen(one, two)).toEqual([]);
  expect([...choose([one, two], 2026).disputed]).toEqual([['revenue', { best: two, other: one }]]);
  expect(choose([one, one], 2026).disputed.size).toBe(0);
});

test('verified values take precedence over stated ones, and those over claims', () => {
  const claimed = candidate('team_size', 60, { standing: 'claimed', confidence: 95 });
  expect(chosen(claimed, candidate('team_size', 44))).toEqual([44]);
  expect(chosen(claimed, candidate('team_size', 50), candidate('team_size', 44, { standing: 'checked' }))).toEqual([
    44,
  ]);
  expect(chosen(claimed)).toEqual([60]);
});

test('the last twelve months take precedence over the last closed year', () => {
  const closed = candidate('revenue', 400_000, { year: 2025, confidence: 95 });
  expect(chosen(closed, candidate('revenue', 600_000, { isCurrent: true }))).toEqual([600_000]);
  expect(chosen(closed, candidate('revenue', 300_000, { year: 2024 }))).toEqual([400_000]);
});

test('a current count supersedes any year; a current amount per year does not', () => {
  expect(chosen(candidate('team_size', 6, { year: 2025, confidence: 95 }), candidate('team_size', 8))).toEqual([8]);
  expect(chosen(candidate('revenue', 6, { year: 2025 }), candidate('revenue', 8))).toEqual([]);
});

test('a team size of two years ago is outdated', () => {
  expect(chosen(candidate('team_size', 12, { year: 2024 }))).toEqual([]);
  expect(chosen(candidate('team_size', 12, { year: 2025 }))).toEqual([12]);
  expect(chosen(candidate('revenue', 12, { year: 2024 }))).toEqual([12]);
});
