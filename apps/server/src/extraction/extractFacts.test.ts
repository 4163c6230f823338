import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readPlain } from '../sources/reading/readPlain.ts';
import { growth, proportionate } from '../testing/growth.ts';
import { extractFacts } from './extractFacts.ts';
import { stated } from './samples/stated.ts';

const passagesOf = (text: string) => readPlain(text);
const factsOf = (text: string) => {
  const facts = extractFacts(passagesOf(text), 2026);
  return Object.fromEntries(facts.map(({ field, value }) => [field, value]));
};
const about = (text: string) => factsOf(`Brizna is a company that sells games.\n\n${text}`);
const sobre = (text: string) => factsOf(`Brizna es una empresa que vende juegos.\n\n${text}`);

describe('a varied sample', () => {
  it.each(Object.entries(stated))('%s yields what it states and nothing else', (name, expected) => {
    const text = readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8');
    const { description: _, ...facts } = factsOf(text);
    expect(facts).toEqual(expected);
  });

  it.each(Object.keys(stated))('%s is quoted word for word', (name) => {
    const text = readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8');
    const squeezed = text.replaceAll(/[\s|]+/g, ' ');
    for (const { quote, page, confidence } of extractFacts(passagesOf(text), 2026)) {
      expect(squeezed).toContain(quote.replaceAll(/\s+/g, ' '));
      expect([page, confidence >= 55 && confidence <= 100]).toEqual([1, true]);
    }
  });
});

describe('figures that are not current facts', () => {
  it.each([
    ['a competitor', 'Our main competitor, Lectio, has revenue of €12 million and 80 employees.'],
    ['a rival by name', 'Lectio reported revenue of €12 million and employs 80 people.'],
    [
      'a competitor in several sentences',
      'Its largest rival is Lectio. It was founded in 2010, has 80 employees and raised €12 million.',
    ],
    ['a forecast', 'We expect revenue of €3 million in 2027. The team will grow to 30 people.'],
    ['a target', 'The goal is to reach revenue of €3 million and a team of 30 people.'],
    ['last year', 'Last year revenue was €300,000.'],
    ['a range', 'The team has between 10 and 15 employees and revenue of €1-2 million.'],
    ['a bound', 'We have more than 20 employees and revenue of over €1 million.'],
    ['another currency', 'Revenue reached $2 million in 2025.'],
    ['money that is sought', 'We are raising €4 million and seek €1 million of debt.'],
    ['customers', 'We sell to companies with 500 employees.'],
    ['a part of the team', 'The engineering team of 6 works in Porto.'],
    ['another margin', 'Gross margin was 71% and EBITDA margin was 12%.'],
    ['money per month', 'Monthly recurring revenue of €30,000.'],
    ['a question', 'What would you do with revenue of €9 million?'],
  ])('leaves out %s', (_, text) => {
    expect(Object.keys(about(text)).filter((field) => !['name', 'description'].includes(field))).toEqual([]);
  });

  it.each([
    ['un competidor', 'Nuestro principal competidor, Lectio, factura 12 millones de euros y tiene 80 empleados.'],
    ['una previsión', 'Prevemos unos ingresos de 3 millones de euros en 2027. El equipo crecerá hasta 30 personas.'],
    ['el futuro', 'La empresa facturará 3 millones de euros y tendrá 30 empleados.'],
    ['el año pasado', 'El año pasado los ingresos fueron de 300.000 euros.'],
    ['un intervalo', 'Somos entre 10 y 15 personas.'],
    ['un límite', 'Tiene más de 20 empleados y factura más de 1 millón de euros.'],
    ['lo que se busca', 'Buscamos 2 millones de euros.'],
    ['otro margen', 'El margen bruto es del 71 %.'],
  ])('deja fuera %s', (_, text) => {
    expect(Object.keys(sobre(text)).filter((field) => !['name', 'description'].includes(field))).toEqual([]);
  });

  it('takes the later figure of two, and none where two contradict each other', () => {
    expect(about('Revenue was €0.7 million in 2024. Revenue was €1.2 million in 2025.').revenue).toBe(1_200_000);
    expect(about('Revenue grew from €0.7 million to €1.2 million in 2025.').revenue).toBe(1_200_000);
    expect(about('Revenue was €1.5 million in 2024 and €2 million in 2025.').revenue).toBe(2_000_000);
    expect(about('Revenue was €1 million in 2023, €1.5 million in 2024 and €2 million in 2025.').revenue).toBe(
      2_000_000,
    );
    expect(about('Revenue was €2 million in 2025, €1.5 million in 2024.').revenue).toBe(2_000_000);
    expect(about('Revenue was €2 million in 2025 and €9 million in 2031.').revenue).toBe(2_000_000);
    expect(sobre('Facturamos 1,5 millones de euros en 2024 y 2 millones en 2025.').revenue).toBe(2_000_000);
    expect(sobre('Los ingresos fueron de 1,5 M€ en 2024 y de 2 M€ en 2025.').revenue).toBe(2_000_000);
    expect(sobre('Los ingresos pasaron de 420.000 a 780.000 euros en 2025.').revenue).toBe(780_000);
    expect(about('It raised €1.5 million in 2019 and €3.2 million in 2022.').funding_raised).toBeUndefined();
    expect(about('It raised €1.5 million in 2019.\n\nIt raised €3.2 million in 2022.').funding_raised).toBeUndefined();
    expect(about('We have 12 employees.\n\nThe company employs 19 people.').team_size).toBeUndefined();
    expect(about('Revenue: €1,234,567\n\nRevenue reached €1.2 million.').revenue).toBe(1_234_567);
  });
});

describe('numbers', () => {
  it.each([
    ['Revenue: €1,250,000', 1_250_000],
    ['Revenue: 1.250.000,50 €', 1_250_000.5],
    ['Revenue: 45,000 EUR', 45_000],
    ['Revenue: €310k', 310_000],
    ['Revenue: 1.25 million euros', 1_250_000],
    ['Revenue: EUR 2.5M', 2_500_000],
    ['Revenue (k€): 780', 780_000],
    ['Revenue (in thousands of euros): 1,250', 1_250_000],
    ['Revenue: about €300,000', 300_000],
    ['Revenue: n/a', undefined],
    ['Revenue: €1-2 million', undefined],
    ['Revenue: growing fast', undefined],
    ['Revenue: $300,000', undefined],
    ['Revenue 2027: €3 million', undefined],
    ['Revenue forecast: €3 million', undefined],
    ['Competitor revenue: €3 million', undefined],
  ])('%s', (text, revenue) => {
    expect(about(text).revenue).toBe(revenue);
  });

  it.each([
    ['Mercado total: 1.250 millones de euros', 1250],
    ['Mercado total: 1,25 millones de euros', 1.25],
    ['Mercado total: 2 mil millones de euros', 2000],
    ['Mercado total (M€): 900', 900],
    ['Mercado total: 900.000.000 €', 900],
  ])('%s', (text, size) => {
    expect(sobre(text).total_market_size).toBe(size);
  });

  it.each([
    ['Profit margin: -35%', -35],
    ['Profit margin: (35%)', -35],
    ['Profit margin: minus 35 %', -35],
    ['Profit margin: −35 %', -35],
    ['Profit margin: 0.35', undefined],
    ['Profit margin: 135%', undefined],
  ])('%s', (text, margin) => {
    expect(about(text).profit_margin).toBe(margin);
  });

  it.each([
    ['Entry barriers: 4', 4],
    ['Entry barriers: 4/5', 4],
    ['Entry barriers: 4 out of 5', 4],
    ['Entry barriers: High', 4],
    ['Entry barriers: 8/10', undefined],
    ['Entry barriers: 7', undefined],
  ])('%s', (text, rating) => {
    expect(about(text).entry_barriers).toBe(rating);
  });
});

const table = (...rows: string[]) => about(rows.join('\n'));

describe('tables', () => {
  it('reads the last closed year of several, however the years are written', () => {
    expect(table('Metric | FY2024 | FY2025 | FY2026 forecast', 'Net margin | -31% | -18% | -5%').profit_margin).toBe(
      -18,
    );
    expect(table('EUR thousand | 2024A | 2025A | 2026B', 'Revenue | 1740 | 3215 | 5400').revenue).toBe(3_215_000);
  });

  it('prefers the last twelve months and verified figures', () => {
    expect(table('Metric | 2025 | LTM Sep 2026 | 2027 plan', 'Revenue (€k) | 900 | 1,100 | 3,000').revenue).toBe(
      1_100_000,
    );
    expect(table('Item | Claimed | Verified', 'Employees | 40 | 36').team_size).toBe(36);
  });

  it('reads fractions as percentages if the row is unambiguous', () => {
    expect(table('Metric | 2024 | 2025', 'Net margin | -0.26 | -0.135').profit_margin).toBe(-13.5);
    expect(table('Net margin | 0.35').profit_margin).toBeUndefined();
  });

  it('reads pairs in columns', () => {
    expect(table('Team: 10 (2 founders)   Funding: EUR 400k')).toMatchObject({
      team_size: 10,
      funding_raised: 400_000,
    });
  });
});

describe('phrases', () => {
  it.each([
    ['€1.35M revenue in the last twelve months (2024: €480k).', { revenue: 1_350_000 }],
    [
      'Acquiring a school costs us €1,150; over its life it brings €6,800.',
      { customer_acquisition_cost: 1150, lifetime_value: 6800 },
    ],
    ['CAC €18k, LTV €140k.', { customer_acquisition_cost: 18_000, lifetime_value: 140_000 }],
    ['Investors have put in four and a half million euros so far.', { funding_raised: 4_500_000 }],
    ['We have raised €7.2 million from Adriatic, a €150 million fund.', { funding_raised: 7_200_000 }],
    ['Two patents granted, three applications.', { patent_count: 5 }],
    ['Twelve people, two of them founders.', { team_size: 12, founder_count: 2 }],
    ['Eight companies offer something comparable.', { competitor_count: 8 }],
    ['The deck says 60 employees; payroll shows 44.', { team_size: 44 }],
    ['CAC: claimed EUR 2,000, our calculation EUR 2,750.', { customer_acquisition_cost: 2750 }],
    ['We burn EUR 47k a month, which gives us 13 months.', { burn_rate: 47_000, cash_runway_months: 13 }],
    ['Runway: a year and a half', { cash_runway_months: 18 }],
  ])('%s', (text, facts) => {
    expect(about(text)).toMatchObject(facts);
  });

  it.each([
    [
      'Captar una panadería nos cuesta 650 € y nos deja 5.200 € a lo largo de su vida.',
      { customer_acquisition_cost: 650, lifetime_value: 5200 },
    ],
    ['Hemos recibido 350.000 €, la mayor parte en ayudas.', { funding_raised: 350_000 }],
    ['Nacimos en 2020.', { foundation_year: 2020 }],
    ['El segmento inicial, pacientes con diabetes, supone 75 millones de euros.', { target_segment_size: 75 }],
    ['Sede: Pamplona. Año de fundación: 2019.', { location: 'Pamplona', foundation_year: 2019 }],
    ['Caja: queman 10k al mes, les quedan 5 meses.', { cash_runway_months: 5 }],
  ])('%s', (text, facts) => {
    expect(sobre(text)).toMatchObject(facts);
  });

  it('knows from the heading what a sentence is about', () => {
    expect(about('Market\n\nGrowing at 17% per year.').market_growth_rate).toBe(17);
    expect(about('Traction\n\nGrowing at 17% per year.').market_growth_rate).toBeUndefined();
    expect(about('Comparables. OceanEye: 60 staff, revenue of €8m.').team_size).toBeUndefined();
    expect(about('The ask\n\nRaising €2.5M. €900k raised so far.').funding_raised).toBe(900_000);
  });
});

it.each(['Revenue: 5m', 'Revenue: 5 €m', 'Revenue: 5 T€', 'Revenue: -€50,000', 'Revenue: ¥5,000,000', 'LTV: 3x CAC'])(
  'leaves out an ambiguous or invalid amount: %s',
  (text) => {
    expect(about(text)).not.toHaveProperty(text.startsWith('LTV') ? 'lifetime_value' : 'revenue');
  },
);

it('finds nothing in a text of 20,000 single digits', () => {
  expect(factsOf('1 '.repeat(20_000))).toEqual({});
});

it.each<[string, (length: number) => string]>([
  ['words of one letter', (length) => 'a '.repeat(length / 2)],
  ['a missing year', (length) => `founded ${'in by '.repeat(length / 6)}`],
  ['a missing amount', (length) => `market ${'worth the '.repeat(length / 10)} €`],
  ['names without an end', (length) => `${'Aa Bb '.repeat(length / 6)}is`],
  ...['.', '!?', 'A', 'Ω'].map((signs): [string, (length: number) => string] => [
    `nothing but ${signs}`,
    (length) => signs.repeat(length / signs.length),
  ]),
])('takes linear time for a hostile text: %s', (_, textOf) => {
  const reading = (length: number) => {
    const text = textOf(length);
    return () => factsOf(text);
  };
  expect(growth(2500, reading)).toBeLessThan(proportionate);
});
