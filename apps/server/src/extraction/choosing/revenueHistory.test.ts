import { expect, it } from 'vitest';

import { readFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { linesOf } from '../testing/linesOf.ts';

const readingOf = (...lines: string[]) => readFacts([paragraph('Acme Robotics', 1, true), ...linesOf(...lines)], 2026);

const historyOf = (...lines: string[]) =>
  readingOf(...lines).financials.flatMap(({ fact, value }) =>
    fact.id === 'revenue_history' ? [[fact.year, value]] : [],
  );

it('keeps every year of a table, oldest first, and takes the latest', () => {
  const lines = [
    'Item | 2023 | 2024 | 2025 | 2027',
    'Revenue | 40,000 | 120,000 | 310,000 | 2,000,000',
    'Team size | 3 | 5 | 8 | 30',
  ];
  expect(historyOf(...lines)).toEqual([
    [2023, 40_000],
    [2024, 120_000],
    [2025, 310_000],
  ]);
  const { facts } = readingOf(...lines);
  expect(facts.find(({ field }) => field === 'revenue')?.value).toBe(310_000);
  expect(facts.find(({ field }) => field === 'team_size')?.value).toBe(8);
});

it('keeps the years of lines and sentences', () => {
  expect(historyOf('Revenue 2024: 120,000 €', 'Revenue 2025: 310,000 €')).toEqual([
    [2024, 120_000],
    [2025, 310_000],
  ]);
  expect(historyOf('Acme Robotics had revenue of €120,000 in 2024 and €310,000 in 2025.')).toEqual([
    [2024, 120_000],
    [2025, 310_000],
  ]);
});

it('is empty for a single year, and leaves out a year with two figures', () => {
  expect(historyOf('Revenue 2025: 310,000 €')).toEqual([]);
  expect(historyOf('Revenue 2024: 120,000 €', 'Sales 2024: 90,000 €', 'Revenue 2025: 310,000 €')).toEqual([]);
});
