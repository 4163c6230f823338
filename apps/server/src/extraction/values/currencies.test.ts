import { expect, it } from 'vitest';

import { readFacts } from '../extractFacts.ts';
import { linesOf } from '../testing/linesOf.ts';
import { fold } from '../words/fold.ts';
import { otherCurrencyIn } from './currencies.ts';

const readingOf = (...lines: string[]) => readFacts(linesOf(...lines), 2026);

it.each([
  ['$', 'dollars'],
  ['US dollars', 'US dollars'],
  ['dólares', 'dollars'],
  ['kUSD', 'USD'],
  ['£ thousands', 'pounds'],
  ['CHF', 'CHF'],
  ['millones de pesos', 'pesos'],
  ['12.000 zł', 'zlotys'],
  ['R$', 'reais'],
  ['¥', 'yen or yuan'],
  ['S/ 300.000', 'soles'],
  ['AED', 'AED'],
])('%s is %s', (text, currency) => {
  expect(otherCurrencyIn(fold(text))?.name.en).toBe(currency);
});

it.each(['€', 'EUR', 'k€', 'miles de euros', 'Revenue', 'fundaron tres', 'kEUR', '300,000', '5 top 3', 'all of them'])(
  '%s is no other currency',
  (text) => {
    expect(otherCurrencyIn(fold(text))).toBeNull();
  },
);

it.each([
  ['a line', ['Name: Acme', 'Revenue: $300,000'], 'dollars'],
  ['a Spanish line', ['Nombre: Acme', 'Ingresos: 300.000 CHF'], 'CHF'],
  ['a sentence', ['Acme is a company that sells games. Revenue reached £2 million in 2025.'], 'pounds'],
  ['a Spanish sentence', ['Acme es una empresa que vende juegos. Facturó 2 millones de dólares en 2025.'], 'dollars'],
  ['a label', ['Name: Acme', 'Revenue (SEK): 300000'], 'SEK'],
  ['a table', ['Name | Acme', 'Revenue | 300,000 USD'], 'USD'],
  ['the header of a table', ['Name | Revenue (USD) | Team size', 'Acme | 300000 | 12'], 'USD'],
  ['a column', ['Metric | Value ($)', 'Name | Acme', 'Revenue | 300000'], 'dollars'],
  ['a note', ['Figures in thousands of pounds', 'Name | Acme', 'Revenue | 300'], 'pounds'],
])('an amount in another currency is no fact and listed as left out: %s', (_, lines, currency) => {
  const { facts, omitted } = readingOf(...lines);
  expect(facts.find(({ field }) => field === 'name')?.value).toBe('Acme');
  expect(facts.map(({ field }) => field)).not.toContain('revenue');
  expect(omitted).toMatchObject([{ reason: 'otherCurrency', currency: { en: currency }, field: 'revenue' }]);
});

it('lists no amount of a competitor, and on none that is stated in euros too', () => {
  expect(
    readingOf('Acme is a company that sells games.', 'Our competitor Lectio has revenue of $2 million.').omitted,
  ).toEqual([]);
  expect(readingOf('Name: Acme', 'Revenue: $300,000', 'Revenue: €280,000').omitted).toEqual([]);
});

it('lists cash in another currency with its currency', () => {
  const { financials, omitted } = readingOf('Name: Acme', 'Cash in bank: $300,000');
  expect(financials).toEqual([]);
  expect(omitted).toMatchObject([
    { reason: 'otherCurrencyOfHistory', name: { en: 'Cash in bank' }, currency: { en: 'dollars' } },
  ]);
  expect(readingOf('Name: Acme', 'Cash in bank: €300,000').financials).toMatchObject([{ value: 300_000 }]);
});
