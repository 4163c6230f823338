import { expect, it } from 'vitest';

import { statesValue } from './statesValue.ts';

it.each([
  ['revenue', 1_200_000, 'revenue reached €1.2 million in 2025'],
  ['revenue', 250_000, 'Revenue (k€): 250'],
  ['revenue', 1_000_000, 'revenue of 1 M€ in 2025 and 2 M€ in 2027'],
  ['foundation_year', 2021, 'founded in 2021'],
  ['market_growth_rate', 12, 'the market grows 12% a year until 2030'],
  ['team_size', 14, 'a team of fourteen people'],
  ['founder_count', 2, 'Ana Ruiz, Luis Vega'],
  ['cash_runway_months', 36, 'cash for 3 years'],
  ['total_market_size', 500, 'TAM: €500m'],
  ['competitor_count', 6, 'six direct competitors'],
  ['founders_education_level', 5, 'two founders with a PhD'],
  ['name', 'Galerna Ports', 'Galerna Ports is a company'],
  ['location', 'Bilbao, Spain', 'its office in Bilbao'],
  ['description', 'Plans berths for ports.', 'it plans berths'],
] as const)('%s %s is stated by: %s', (field, value, quote) => {
  expect(statesValue(field, value, quote, 2026)).toBe(true);
});

it.each([
  ['revenue', 2_000_000, 'revenue 2027: 2 M€'],
  ['revenue', 2_000_000, 'revenue of 1 M€ in 2025 and 2 M€ in 2027'],
  ['total_market_size', 5000, 'In 2030 the market is worth 5 bn €'],
  ['revenue', 250, 'Revenue (k€): 250'],
  ['revenue', 1_200_000, 'revenue will reach €1.2 million'],
  ['revenue', 900_000, 'its competitor has revenue of €900,000'],
  ['revenue', 900_000, 'last year revenue was €900,000'],
  ['revenue', 5_000_000, 'revenue reached €1.2 million'],
  ['team_size', 15, 'a team of fourteen people'],
  ['name', 'Galerna', 'a company from Bilbao'],
  ['location', 'Madrid, Spain', 'its office in Bilbao'],
] as const)('%s %s is not stated by: %s', (field, value, quote) => {
  expect(statesValue(field, value, quote, 2026)).toBe(false);
});
