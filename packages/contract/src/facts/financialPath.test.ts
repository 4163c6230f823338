import { expect, it } from 'vitest';

import { financialFact, financialPath, financialsOf } from './financialPath.ts';

it.each([{ id: 'cash_in_bank' } as const, { id: 'revenue_history', year: 2024 } as const])(
  'names a figure by a path and finds it again: %o',
  (fact) => {
    expect(financialFact(financialPath(fact))).toEqual(fact);
  },
);

it.each([
  '',
  'revenue',
  'financials',
  'financials.revenue_history',
  'financials.revenue_history.24',
  'financials.total_debt',
])('knows no figure by %j', (path) => {
  expect(financialFact(path)).toBeNull();
});

it('builds the financial facts, oldest year first', () => {
  const figures = new Map([
    ['financials.revenue_history.2025', 310_000],
    ['financials.revenue_history.2024', 120_000],
    ['financials.cash_in_bank', 0],
    ['revenue', 1],
  ]);
  expect(financialsOf(figures)).toEqual({
    cash_in_bank: 0,
    revenue_history: [
      { year: 2024, revenue: 120_000 },
      { year: 2025, revenue: 310_000 },
    ],
  });
  expect(financialsOf(new Map())).toEqual({});
});
