import { expect, it } from 'vitest';

import type { Fact } from '../extraction/extractFacts.ts';
import type { FinancialFigure } from '../extraction/FinancialFigure.ts';
import { scrapedStartup } from './scrapedStartup.ts';

const pageOf = (facts: Fact[], financials: FinancialFigure[] = []) => ({
  facts,
  financials,
  omitted: [],
  unmapped: [],
  log: { en: '', es: '' },
  warning: null,
  url: 'https://marea.example/',
});
const fact = (field: Fact['field'], value: Fact['value'], confidence: number): Fact => ({
  field,
  value,
  confidence,
  page: 1,
  cell: null,
  quote: String(value),
});
const figure = (fact: FinancialFigure['fact'], value: number, confidence = 90): FinancialFigure => ({
  fact,
  value,
  confidence,
  page: 1,
  cell: null,
  quote: String(value),
});

it('stores what is sure, and names what is in doubt', () => {
  const { values, mapped, doubtful, missing } = scrapedStartup(
    pageOf([fact('name', 'Marea', 90), fact('burn_rate', 25_000, 59), fact('patent_count', 2, 60)]),
  );
  expect(values).toMatchObject({ name: 'Marea', patent_count: 2 });
  expect(values.burn_rate).toBeUndefined();
  expect([mapped, doubtful.map(({ field }) => field)]).toEqual([['name', 'patent_count'], ['burn_rate']]);
  expect(missing).toContain('burn_rate');
});

it('takes the name of a user, without a quote', () => {
  const { values, sources, mapped } = scrapedStartup(pageOf([fact('team_size', 14, 90)]), 'Marea');
  expect([values.name, sources['name'], mapped]).toEqual(['Marea', { kind: 'stated' }, ['team_size', 'name']]);
});

it('stores revenue by year and cash as financial facts', () => {
  const { values, sources, mapped } = scrapedStartup(
    pageOf(
      [fact('name', 'Marea', 90)],
      [
        figure({ id: 'revenue_history', year: 2024 }, 120_000),
        figure({ id: 'revenue_history', year: 2025 }, 310_000),
        figure({ id: 'cash_in_bank' }, 300_000, 50),
      ],
    ),
  );
  expect(values.financials).toEqual({
    revenue_history: [
      { year: 2024, revenue: 120_000 },
      { year: 2025, revenue: 310_000 },
    ],
  });
  expect(sources['financials']).toMatchObject({ kind: 'url', quote: '120000' });
  expect(mapped).toContain('financials');
});
