import type { FieldSource, Startup } from '@aval/contract';
import { factAge } from '@aval/metrics';

import { startup } from './fixtures.ts';

/** The day at which stories stand. */
const asOf = '2026-06-14';

/** A stated value of a day, as the server sends it on the day of the stories. */
function statedOn(field: string, date: string): FieldSource {
  const { months, state } = factAge(field, date, asOf);
  return { kind: 'stated', by_name: 'Ana Gil', at: `${date}T08:00:00.000Z`, date, months, age: state };
}

/** The startup with values of these days. */
function startupWith(dates: Readonly<Record<string, string>>): Startup {
  const dated = Object.entries(dates).map(([field, date]) => [field, statedOn(field, date)]);
  return { ...startup, field_sources: Object.fromEntries(dated) };
}

/** Half a year old: runway and revenue. */
export const aged = startupWith({
  cash_runway_months: '2025-12-10',
  revenue: '2025-10-01',
  team_size: '2026-02-01',
});

/** Two years old and more. */
export const expired = startupWith({
  cash_runway_months: '2024-04-10',
  revenue: '2024-05-20',
  team_size: '2023-02-01',
});

/** More than are asked for at once. */
export const manyAged = startupWith(
  Object.fromEntries(
    [
      'cash_runway_months',
      'burn_rate',
      'revenue',
      'customer_acquisition_cost',
      'lifetime_value',
      'team_size',
      'total_market_size',
      'market_growth_rate',
      'competitor_count',
    ].map((field) => [field, '2025-03-10']),
  ),
);

/** Nothing has gone out of date. */
export const fresh = startupWith({ cash_runway_months: '2026-06-01', revenue: '2026-05-01', team_size: '2025-09-01' });
