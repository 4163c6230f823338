import { describe, expect, it } from 'vitest';

import type { StartupFacts } from '../types.ts';
import { factsToConfirm } from './factsToConfirm.ts';

const asOf = '2026-11-20';
const old = '2025-03-10';
const facts: StartupFacts = {
  team_size: 6,
  founder_count: 2,
  revenue: 120_000,
  cash_runway_months: 30,
  burn_rate: null,
  financials: { total_debt: 0 },
  defaulted_fields: [],
};
const dated = (date: string) => Object.fromEntries(Object.keys(facts).map((field) => [field, date]));
const asked = (startup: StartupFacts, dates = dated(old)) => factsToConfirm(startup, dates, asOf);

describe('factsToConfirm', () => {
  it('asks for money first, and never for what lasts or is unknown', () => {
    expect(asked(facts).map(({ field }) => field)).toEqual([
      'cash_runway_months',
      'revenue',
      'financials',
      'team_size',
    ]);
  });

  it('says how old each fact is, and counts the runway down', () => {
    const [runway, revenue] = asked(facts);
    expect(runway).toEqual({ field: 'cash_runway_months', date: old, months: 20, state: 'aged', left: 10 });
    expect(revenue).toMatchObject({ field: 'revenue', left: null });
  });

  it('counts the runway down to nothing at most', () => {
    expect(asked({ cash_runway_months: 20 })[0]?.left).toBe(0);
    expect(asked({ cash_runway_months: 4 })[0]?.left).toBe(0);
  });

  it('does not ask for a default, which nobody stated', () => {
    expect(asked({ ...facts, defaulted_fields: ['revenue', 'team_size'] }).map(({ field }) => field)).toEqual([
      'cash_runway_months',
      'financials',
    ]);
  });

  it('does not ask for what is fresh, or of an unknown day', () => {
    expect(asked(facts, dated('2026-06-10'))).toEqual([]);
    expect(asked(facts, {})).toEqual([]);
  });
});
