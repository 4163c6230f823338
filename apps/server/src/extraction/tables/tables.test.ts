import { describe, expect, test } from 'vitest';

import type { Source } from '../Candidate.ts';
import { paragraph, tableRow } from '../layout/passages.ts';
import { placed } from '../layout/placed.ts';
import { tableFacts } from './tables.ts';

const source: Source = { language: 'en', names: [], asOfYear: 2026, vocabulary: new Set() };

/** Extracts the facts of a table whose cells are separated by bars; a row that begins with '# ' is a line of text. */
function factsOf(...rows: string[]): Record<string, number | string> {
  const passages = rows.map((row) =>
    row.startsWith('# ')
      ? paragraph(row.slice(2), 1)
      : tableRow(
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

test('takes a note beside a figure for no header', () => {
  expect(
    factsOf(
      'Concepto | Valor | Observaciones',
      'Moneda de este resumen | EUR | Cambio medio 2025',
      'Ingresos 2024 | 1.905.000 | ',
      'Ingresos 2025 | 2.764.300 | Auditado',
      'Competidores directos | 8 | Ver carpeta 04',
    ),
  ).toEqual({ revenue: 2_764_300, competitor_count: 8 });
});

test('reads no figure of a row whose columns are lost', () => {
  expect(factsOf('Revenue | EUR 0.41m EUR 1.26m EUR 2.3m', 'Team size | 23')).toEqual({ team_size: 23 });
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

describe('a unit belongs to its own row or column', () => {
  test.each([
    ['Revenue (k€) | 250', { revenue: 250_000 }],
    ['Ingresos (miles de euros) | 250', { revenue: 250_000 }],
    ['Funding raised (€ m) | 2.5', { funding_raised: 2_500_000 }],
    ['Financiación obtenida, en millones de euros | 2,5', { funding_raised: 2_500_000 }],
    ['Total market size (billions of EUR) | 1.2', { total_market_size: 1200 }],
    ['Tamaño del mercado (M€) | 1200', { total_market_size: 1200 }],
  ])('in the first row: %s', (row, expected) => {
    expect(factsOf(row, 'Burn rate | 18000', 'CAC | 45', 'LTV | 1020')).toEqual({
      ...expected,
      burn_rate: 18_000,
      customer_acquisition_cost: 45,
      lifetime_value: 1020,
    });
  });

  test('in any column of a header', () => {
    expect(factsOf('CAC | Revenue (k€) | Burn rate | TAM (M€)', '45 | 250 | 18000 | 1200')).toEqual({
      customer_acquisition_cost: 45,
      revenue: 250_000,
      burn_rate: 18_000,
      total_market_size: 1200,
    });
    expect(factsOf('Ingresos | SAM (millones de euros) | CAC (€) | LTV', '250000 | 80 | 45 | 1020')).toEqual({
      revenue: 250_000,
      target_segment_size: 80,
      customer_acquisition_cost: 45,
      lifetime_value: 1020,
    });
  });

  test('in a row of units below a header', () => {
    expect(factsOf('Revenue | CAC | TAM | Profit margin', 'k€ | € | M€ | %', '250 | 45 | 1200 | -12.5')).toEqual({
      revenue: 250_000,
      customer_acquisition_cost: 45,
      total_market_size: 1200,
      profit_margin: -12.5,
    });
  });

  test('in a line above a table that is the label of the figure below it', () => {
    expect(factsOf('# Gross bookings (M€)', '# 3', 'Burn rate | 18000')).toEqual({ burn_rate: 18_000 });
  });

  test('in a title that counts something else', () => {
    expect(factsOf('Active users (thousands)', 'Burn rate | 18000')).toEqual({ burn_rate: 18_000 });
  });

  test('in a sentence above a table', () => {
    expect(factsOf('# Sold in thousands of shops', 'Burn rate | 18000')).toEqual({ burn_rate: 18_000 });
    expect(factsOf('# Un mercado de millones de euros', 'Burn rate | 18000')).toEqual({ burn_rate: 18_000 });
  });
});

describe('a note that stands by itself holds for the table', () => {
  test.each([
    'Figures in thousands of euros',
    'All amounts are stated in € thousands unless otherwise indicated',
    '(in thousands)',
    'k€',
    'EUR 000',
    'Cifras en miles de euros',
    'Importes expresados en miles de €',
    'Datos en miles de euros, salvo indicación contraria',
    'Profit and loss (k€)',
    'Cuenta de resultados, en miles de euros',
  ])('%s', (note) => {
    const scaled = { revenue: 250_000, funding_raised: 900_000 };
    const rows = ['Revenue | 250', 'Funding raised | 900', 'Customer acquisition cost (€) | 45'];
    const expected = { ...scaled, customer_acquisition_cost: 45 };
    expect(factsOf(`# ${note}`, ...rows)).toEqual(expected);
    expect(factsOf(note, ...rows)).toEqual(expected);
    expect(factsOf('Key figures of the company', note, ...rows)).toEqual(expected);
    expect(factsOf(...rows, note)).toEqual(expected);
    expect(factsOf(note, 'Revenue | Funding raised | CAC (€)', '250 | 900 | 45')).toEqual(expected);
  });

  test('in the corner of a header or beside the title', () => {
    expect(factsOf('k€ | 2024 | 2025', 'Revenue | 200 | 250')).toEqual({ revenue: 250_000 });
    expect(factsOf('Metric (k€) | Value', 'Revenue | 250')).toEqual({ revenue: 250_000 });
    expect(factsOf('Income statement | k€', 'Revenue | 250')).toEqual({ revenue: 250_000 });
  });
});

describe('amounts in another currency', () => {
  test.each([
    ['Figures in thousands of USD', 'Revenue | 250'],
    ['Importes en libras', 'Ingresos | 250'],
    ['Amounts in $', 'Revenue | 250000'],
    ['Metric | Value (CHF)', 'Revenue | 250000'],
    ['Metric | Unit | Value', 'Revenue | kUSD | 250'],
    ['Metric | Value', 'Revenue (US$) | 250000'],
    ['Metric | Value', 'Revenue | 250000 SEK'],
  ])('are not read: %s', (...rows) => {
    expect(factsOf(...rows)).toEqual({});
  });
});

test('a header over labels and values names no startup', () => {
  expect(factsOf('Name | Value', 'Revenue (k€) | 250', 'Burn rate | 18000')).toEqual({
    revenue: 250_000,
    burn_rate: 18_000,
  });
  expect(factsOf('Nombre | Dato', 'Ingresos | 250000')).toEqual({ revenue: 250_000 });
});
