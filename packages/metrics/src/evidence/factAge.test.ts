import { describe, expect, it } from 'vitest';

import { ageingOf } from './ageingOf.ts';
import { factAge } from './factAge.ts';

const asOf = '2026-11-20';

describe('ageingOf', () => {
  it.each([
    ['revenue', 'money'],
    ['team_size', 'slow'],
    ['founder_count', 'never'],
    ['financials', 'money'],
    ['financials.total_debt', 'money'],
    ['team', 'slow'],
    ['value_proposition', 'slow'],
    ['name', 'never'],
    ['fin', 'never'],
  ])('of %s is %s', (field, ageing) => {
    expect(ageingOf(field)).toBe(ageing);
  });
});

describe('factAge', () => {
  it.each([
    ['revenue', '2026-05-21', 5, 'fresh'],
    ['revenue', '2026-05-20', 6, 'aged'],
    ['revenue', '2024-11-21', 23, 'aged'],
    ['revenue', '2024-11-20', 24, 'expired'],
    ['team_size', '2025-11-21', 11, 'fresh'],
    ['team_size', '2025-11-20', 12, 'aged'],
    ['team_size', '2016-11-20', 120, 'aged'],
    ['founder_count', '2016-11-20', 120, 'fresh'],
    ['revenue', '2026-11-20', 0, 'fresh'],
    ['revenue', '2027-11-20', 0, 'fresh'],
  ])('of %s from %s is %d months, %s', (field, date, months, state) => {
    expect(factAge(field, date, asOf)).toEqual({ months, state });
  });

  it('refuses what is no date', () => {
    expect(() => factAge('revenue', 'May 2026', asOf)).toThrow(RangeError);
    expect(() => factAge('revenue', '2026-05-20', 'today')).toThrow(RangeError);
  });
});
