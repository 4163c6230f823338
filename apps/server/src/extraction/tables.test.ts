import { expect, test } from 'vitest';

import type { Source } from './Candidate.ts';
import { placed } from './context.ts';
import { tableRow } from './passages.ts';
import { tableFacts } from './tables.ts';

const source: Source = { language: 'en', names: [], asOfYear: 2026, vocabulary: new Set() };

/** Extracts the facts of a table whose cells are separated by bars. */
function factsOf(...rows: string[]): Record<string, number | string> {
  const passages = rows.map((row) =>
    tableRow(
      row.split('|').map((text) => ({ text: text.trim(), ref: null })),
      1,
      0,
    ),
  );
  return Object.fromEntries(tableFacts(placed(passages), source).map(({ field, value }) => [field, value]));
}

test('reads the latest month, not the earlier year or the target', () => {
  expect(
    factsOf(
      'Indicator | Unit | Jun 2025 | Jun 2026 | Target',
      'Employees | | 9 | 15 | 40',
      'CAC | € | 210 | 180 | 90',
      'Runway | months | 6 | 14 | 24',
    ),
  ).toEqual({ team_size: 15, customer_acquisition_cost: 180, cash_runway_months: 14 });
});

test('reads the latest quarter or month, also in Spanish and in digits', () => {
  expect(factsOf('KPI | T2 2025 | T2 2026 | Objetivo', 'Empleados | 9 | 15 | 40')).toEqual({ team_size: 15 });
  expect(factsOf('KPI | ene 2026 | feb 2026 | mar 2026 (previsión)', 'LTV (€) | 900 | 950 | 990')).toEqual({
    lifetime_value: 950,
  });
  expect(factsOf('KPI | 2025-07 | 2026-07 | Budget', 'Employees | 9 | 15 | 40')).toEqual({ team_size: 15 });
});

test('reads the last actual fiscal year, written with two digits', () => {
  expect(
    factsOf(
      '€ | FY24 actual | FY25 actual | FY26 budget',
      'Revenue | 120000 | 310000 | 900000',
      'Net margin | -50% | -12% | 4%',
    ),
  ).toEqual({ revenue: 310000, profit_margin: -12 });
});

test('a row about one plan is not a header for the rows below', () => {
  expect(
    factsOf('Employees | 22', 'Budget 2026 (€k) | 4,200', 'Funding raised (€k) | 1,350', 'Competitors | 5'),
  ).toEqual({ team_size: 22, funding_raised: 1350000, competitor_count: 5 });
});

test.each(['EUR k', 'EURk', '€k', 'k€', 'EUR thousand', 'thousand euros', 'miles de euros', 'EUR 000', 'euros (k)'])(
  'a unit column of %s',
  (unit) => {
    expect(factsOf('Metric | Unit | Value', `Revenue | ${unit} | 480`)).toEqual({ revenue: 480000 });
  },
);

test.each(['M€', 'EUR m', '€m', 'millones de euros', 'EUR million'])('a unit column of %s', (unit) => {
  expect(factsOf('Metric | Unit | Value', `Funding raised | ${unit} | 2.5`)).toEqual({ funding_raised: 2500000 });
});

test('a unit in the label', () => {
  expect(factsOf('Metric | Value', 'Revenue (EUR k) | 480', 'Funding raised, M€ | 2.5')).toEqual({
    revenue: 480000,
    funding_raised: 2500000,
  });
});
