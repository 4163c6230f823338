import { expect, it } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';

/** Reads lines of one slide. */
function read(...lines: string[]) {
  const facts = extractFacts(
    ['Brizna is a company that sells games.', ...lines].map((line) => paragraph(line, 1)),
    2026,
  );
  const { name: _, description: __, ...values } = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  return values;
}

it.each([
  ['788k€ capital levantado', { funding_raised: 788_000 }],
  ['844€ valor de vida del cliente', { lifetime_value: 844 }],
  ['28 meses autonomía de caja', { cash_runway_months: 28 }],
  ['• 170.5 € customer acquisition cost', { customer_acquisition_cost: 170.5 }],
  ['1 % crecimiento del mercado', { market_growth_rate: 1 }],
  ['-14 % net margin', { profit_margin: -14 }],
  ['156 M€ SAM', { target_segment_size: 156 }],
  ['150000 ingresos', { revenue: 150_000 }],
  ['2 years cash runway', { cash_runway_months: 24 }],
  ['€1.2M revenue · 14 employees', { revenue: 1_200_000, team_size: 14 }],
])('reads the figure before its label in %j', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

it.each([
  ['€1.2M – annual revenue', { revenue: 1_200_000 }],
  ['Net margin 12 %', { profit_margin: 12 }],
  ['• Meses de caja disponibles 14 meses', { cash_runway_months: 14 }],
  ['Founded 2019', { foundation_year: 2019 }],
  ['• Sector Salud', { industry_id: 2 }],
  ['Entry barriers 4/5', { entry_barriers: 4 }],
  ['4/5 – entry barriers', { entry_barriers: 4 }],
  ['Capital raised to date €2.1M · Staff 17', { funding_raised: 2_100_000, team_size: 17 }],
])('reads a label and its figure without a separator in %j', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

it.each([
  ['3 ingresos'],
  ['Ingresos 3'],
  ['Revenue 2025'],
  ['Net margin 12'],
  ['3 M€ ingresos 2028'],
  ['5 M€ previsión de ingresos'],
  ['more than 3 M€ revenue'],
  ['2-3 M€ ingresos'],
  ['$3M revenue'],
  ['2025 revenue'],
  ['12 net margin'],
])('does not read %j', (line) => {
  expect(read(line)).toEqual({});
});

it('leaves out the figures under a heading on competitors', () => {
  expect(read('Competencia', '3 M€ ingresos')).toEqual({});
});
