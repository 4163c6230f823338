import { expect, it } from 'vitest';

import { prepare } from '../prepare.ts';
import { master } from '../testing/examples.ts';
import type { StartupFacts } from '../types.ts';
import { prepaidMonths, withDebtToEquity, withGrowth, withRevenue } from './changes.ts';
import { situationOf } from './situationOf.ts';

const options = { asOf: '2026-11-01' };
const situationIn = (startup: StartupFacts) => situationOf(startup, prepare(startup, master, options), master, options);

it('lets revenue grow up to the segment, and no further', () => {
  const situation = situationIn({ revenue: 100_000, target_segment_size: 2, profit_margin: -50, team_size: 4 });
  expect(withRevenue(situation, 2_000_000)).toEqual({ revenue: 2_000_000, profit_margin: -2.5 });
  expect(withRevenue(situation, 2_000_001)).toBeNull();
});

it('moves the revenue of each person with it, where one is stated', () => {
  const situation = situationIn({ revenue: 100_000, revenue_per_employee: 25_000, team_size: 4 });
  expect(withRevenue(situation, 200_000)).toEqual({ revenue: 200_000, revenue_per_employee: 50_000 });
});

it('puts the growth of a history in its place', () => {
  const revenue_history = [
    { year: 2024, revenue: 80_000 },
    { year: 2025, revenue: 100_000 },
  ];
  const situation = situationIn({ revenue: 100_000, financials: { revenue_history, total_debt: 0 } });
  expect(withRevenue(situation, 200_000)).toEqual({
    revenue: 200_000,
    financials: { revenue_history: null, revenue_growth_rate: 25, total_debt: 0 },
  });
});

it.each([
  ['the debt is unknown', { total_equity: 50_000 }],
  ['the equity is negative', { total_debt: 10_000, total_equity: -5 }],
])('sets no limit by the balance sheet to money paid in advance while %s', (_, financials) => {
  const startup = { revenue: 120_000, burn_rate: 10_000, cash_runway_months: 2, profit_margin: -10, financials };
  // A quarter of 120,000 is three months of burn.
  expect(prepaidMonths(situationIn(startup), 0.25, 12)).toBe(3);
});

it('limits money paid in advance by what the balance sheet can account for', () => {
  const financials = { total_debt: 0, total_equity: 15_000 };
  const startup = { revenue: 24_000, burn_rate: 10_000, cash_runway_months: 2, profit_margin: -10, financials };
  // Twice the balance sheet of 15,000 is 10,000 more than the 20,000 in the bank: one month of burn.
  expect(prepaidMonths(situationIn(startup), 1, 12)).toBe(1);
});

it('states growth in place of a history, also of one of a single year', () => {
  const revenue_history = [{ year: 2025, revenue: 100_000 }];
  expect(withGrowth(situationIn({ financials: { revenue_history } }), 20)).toEqual({
    revenue: 100_000,
    financials: { revenue_history: null, revenue_growth_rate: 20 },
  });
});

it('turns no debt into capital where more capital is missing than the owners can raise', () => {
  const [bootstrapped, angels] = [1, 3];
  const financials = { total_debt: 50_000, total_equity: -200_000 };
  const change = (financing_type_id: number) =>
    withDebtToEquity(situationIn({ financing_type_id, funding_raised: 0, financials }), 1);
  expect(change(bootstrapped)).toBeNull();
  expect(change(angels)).not.toBeNull();
});
