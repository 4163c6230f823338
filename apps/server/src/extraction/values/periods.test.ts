import { expect, test } from 'vitest';

import { isPeriodHead, periodOf } from './periods.ts';

test.each([
  ['fy2025', { year: 2025, month: null, isPlanned: false, isCurrent: false }],
  ['2025a', { year: 2025, month: null, isPlanned: false, isCurrent: false }],
  ['real 2025', { year: 2025, month: null, isPlanned: false, isCurrent: false }],
  ['2026e', { year: 2026, month: null, isPlanned: true, isCurrent: false }],
  ['2026 (prev.)', { year: 2026, month: null, isPlanned: true, isCurrent: false }],
  ['2026 (f)', { year: 2026, month: null, isPlanned: true, isCurrent: false }],
  ['ppto. 2026', { year: 2026, month: null, isPlanned: true, isCurrent: false }],
  ['prevision 2026', { year: 2026, month: null, isPlanned: true, isCurrent: false }],
  ['ltm', { year: null, month: null, isPlanned: false, isCurrent: true }],
  ['ingresos de los ultimos doce meses', { year: null, month: null, isPlanned: false, isCurrent: true }],
  ['employees', { year: null, month: null, isPlanned: false, isCurrent: false }],
  ['fy26 budget', { year: 2026, month: null, isPlanned: true, isCurrent: false }],
  ["fy'25 actual", { year: 2025, month: null, isPlanned: false, isCurrent: false }],
])('%s', (words, period) => {
  expect(periodOf(words)).toEqual(period);
});

test.each([
  ['aug 2026', 2026, 8],
  ['ene 2026', 2026, 1],
  ['diciembre de 2025', 2025, 12],
  ["sept. '25", 2025, 9],
  ['nov-25', 2025, 11],
  ['2026-08', 2026, 8],
  ['2026-08-31', 2026, 8],
  ['31/03/2026', 2026, 3],
  ['q2 2026', 2026, 6],
  ['2t 2026', 2026, 6],
  ['2025 q3', 2025, 9],
  ['q1 26', 2026, 3],
  ['h1 2026', 2026, 6],
  ['2s 2025', 2025, 12],
])('%s is in %i and ends in month %i', (words, year, month) => {
  expect(periodOf(words)).toEqual({ year, month, isPlanned: false, isCurrent: false });
  expect(isPeriodHead(words)).toBe(true);
});

test.each(['aug 26', 'employees', '14', 'the market of 2025', '2026'])(
  '%s is not a header for part of a year',
  (words) => {
    expect(isPeriodHead(words)).toBe(false);
  },
);
