import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { otherCurrencies } from './currencies.ts';
import { readFigure } from './readFigure.ts';

const valueOf = (text: string, own: string) => {
  const reading = readFigure(text, own);
  return reading.status === 'read' ? reading.value : reading.status;
};
const refusal = (text: string, own: string) => {
  const reading = readFigure(text, own);
  return 'found' in reading ? [reading.status, reading.found.en, reading.found.es] : reading.status;
};

describe('a figure in its own unit', () => {
  test.each([
    ['25.000 €/mes', '€ / month', 25_000],
    ['25.000\u00A0€ / month', '€ / mes', 25_000],
    ['€5.000 al mes', '€ / month', 5000],
    ['5.000 euros mensuales', '€ / month', 5000],
    ['5,000 EUR per month', '€ / mes', 5000],
    ['250.000 €/año', '€ / year', 250_000],
    ['1,3 M€ / year', '€ / año', 1_300_000],
    ['1.200 M€', 'M€', 1200],
    ['3 M€', 'M€', 3],
    ['20 %', '%', 20],
    ['−3,5\u202F%', '%', -3.5],
    ['20 por ciento', '%', 20],
    ['20 percent', '%', 20],
    ['20 % anual', '%', 20],
    ['12 months', 'meses', 12],
    ['12 MESES', 'months', 12],
    ['12m', 'months', 12],
    ['8,5 años', 'years', 8.5],
    ['4 / 5', '/ 5', 4],
    ['4 out of 5', '/ 5', 4],
    ['4 sobre 5', '/ 5', 4],
    ['4 pts', '/ 5', 4],
    ['8 participaciones', 'participaciones', 8],
    ['12', '', 12],
  ])('reads %j in %j as %d', (text, own, value) => {
    expect(valueOf(text, own)).toBe(value);
  });

  test.each(['25000.123', '25000.123 €', '€25000.123', 'EUR\u00A025000.123', '25,000.123\u2009€', "25'000.123 euros"])(
    'reads %j with any space and mark',
    (text) => {
      expect(valueOf(text, '€')).toBe(25_000.123);
    },
  );

  test.each(['-5', '−5', '–5', '- 5 €', '-€5', '€-5', '€ −5'])('reads %j as negative', (text) => {
    expect(valueOf(text, '€')).toBe(-5);
  });
});

describe('a figure in a unit that can be converted', () => {
  test.each([
    ['25k', '€', 25_000],
    ['25 K€', '€', 25_000],
    ['25 mil', '€', 25_000],
    ['kEUR 25', '€', 25_000],
    ['25 thousand euros', '€', 25_000],
    ['3M', '€', 3_000_000],
    ['3 M€', '€', 3_000_000],
    ['€3m', '€', 3_000_000],
    ['3 MM€', '€', 3_000_000],
    ['3 mill. €', '€', 3_000_000],
    ['3 millones de euros', '€', 3_000_000],
    ['3 million', '€', 3_000_000],
    ['EURm 3', '€', 3_000_000],
    ['2,5 bn €', '€', 2_500_000_000],
    ['2,5 mil millones', '€', 2_500_000_000],
    ['2,5 billones', '€', 2_500_000_000_000],
    ['3', 'M€', 3],
    ['3M', 'M€', 3],
    ['3.000.000 €', 'M€', 3],
    ['500 mil €', 'M€', 0.5],
    ['1,2 billion euros', 'M€', 1200],
    ['25k', '', 25_000],
    ['2 años', 'months', 24],
    ['18 meses', 'years', 1.5],
    ['50 %', '/ 1', 0.5],
  ])('reads %j in %j as %d', (text, own, value) => {
    expect(valueOf(text, own)).toBe(value);
  });
});

describe('another currency', () => {
  test.each([
    ['$1,234.56', 'dollars', 'dólares'],
    ['1.234,56 US$', 'US dollars', 'dólares estadounidenses'],
    ['USD 5M', 'USD', 'USD'],
    ['5 mil dólares', 'dollars', 'dólares'],
    ['5 thousand dollars / month', 'dollars', 'dólares'],
    ['£5', 'pounds', 'libras'],
    ['5 libras', 'pounds', 'libras'],
    ['5k GBP', 'GBP', 'GBP'],
    ['¥500', 'yen or yuan', 'yenes o yuanes'],
    ['JPY 500', 'JPY', 'JPY'],
    ['CHF 1’234.50', 'CHF', 'CHF'],
    ['$', 'dollars', 'dólares'],
    ['about $5M', 'dollars', 'dólares'],
    ['5 Canadian dollars', 'dollars', 'dólares'],
    ['5 pesos mexicanos', 'pesos', 'pesos'],
    ['1,234.56 (USD)', 'USD', 'USD'],
    ['$5-6', 'dollars', 'dólares'],
  ])('%j is named', (text, en, es) => {
    expect(refusal(text, '€ / month')).toEqual(['otherCurrency', en, es]);
    expect(refusal(text, 'M€')[0]).toBe('otherCurrency');
  });

  test('is never read, before or after the figure', () => {
    const forms = otherCurrencies.flatMap((currency) => currency.forms);
    const written = fc.constantFrom(...forms, ...forms.map((form) => form.toUpperCase()));
    fc.assert(
      fc.property(
        written,
        fc.nat({ max: 1e6 }),
        fc.boolean(),
        fc.constantFrom('', ' ', '\u00A0'),
        (form, size, isFirst, space) => {
          const text = isFirst ? form + space + size : size + space + form;
          expect(['otherCurrency', 'unread']).toContain(readFigure(text, '€').status);
          expect(readFigure(isFirst ? `${form} ${size}` : `${size} ${form}`, '€').status).toBe('otherCurrency');
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('another unit', () => {
  test.each([
    ['20 €', '%', 'euros', 'euros'],
    ['$20', '%', 'dollars', 'dólares'],
    ['20 %', '€', '%', '%'],
    ['300.000 €/año', '€ / month', '€ / year', '€ / año'],
    ['300.000 / year', '€ / month', 'yearly figures', 'cifras anuales'],
    ['5 % al mes', '%', '% / month', '% / mes'],
    ['5 al año', '', 'yearly figures', 'cifras anuales'],
    ['300.000 € al mes', '€', '€ / month', '€ / mes'],
    ['3 weeks', 'months', 'weeks', 'semanas'],
    ['12 months', '', 'months', 'meses'],
    ['20 pts', '%', 'points', 'puntos'],
    ['4/10', '/ 5', 'points out of 10', 'puntos sobre 10'],
  ])('%j in %j is named', (text, own, en, es) => {
    expect(refusal(text, own)).toEqual(['otherUnit', en, es]);
  });

  test('is not expected to be anything where the figure is a count', () => {
    expect(readFigure('20 €', '')).toMatchObject({ expected: null });
  });
});

describe('what is not a figure', () => {
  test.each([
    'cinco',
    '12 all in',
    '3k € / 5 x',
    '12Mio',
    '1e9',
    '🚀',
    '5🚀',
    '--3',
    '3-5',
    '12 apples',
    '3 € €5 k M',
    '5 k M',
    'M',
    '9'.repeat(17),
  ])('%j is not read', (text) => {
    expect(valueOf(text, '€')).toBe('unread');
  });

  test.each(['', '  ', '€', ' EUR ', 'M€', '€ / mes'])('%j is blank', (text) => {
    expect(valueOf(text, '€ / month')).toBe('blank');
  });

  test('3M is no duration, and 3m no count', () => {
    expect(valueOf('3M', 'months')).toBe('unread');
    expect(valueOf('3m', '')).toBe('unread');
    expect(valueOf('3k months', 'months')).toBe('unread');
  });

  test('no text makes it throw, or takes long', () => {
    const part = fc.constantFrom(
      '1',
      '25',
      '.',
      ',',
      "'",
      ' ',
      '-',
      '€',
      '$',
      'M',
      'k',
      '%',
      '/',
      'mes',
      'de',
      'x',
      '🚀',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 60 }),
        fc.constantFrom('', '€', 'M€', '%', 'months', '/ 5'),
        (parts, own) => {
          const value = valueOf(parts.join(''), own);
          expect(Number.isNaN(value)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
    const start = performance.now();
    for (const text of ['9'.repeat(1e5), ' '.repeat(1e5), '1 '.repeat(1e5), '€ '.repeat(1e5)]) readFigure(text, '€');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
