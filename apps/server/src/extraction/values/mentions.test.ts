import { expect, test } from 'vitest';

import { mentionsIn } from './mentions.ts';

const amountIn = (text: string, language: 'en' | 'es') => {
  const [first, ...rest] = mentionsIn(text, language).map(
    ({ kind, value, currency }) => `${kind} ${value} ${currency}`,
  );
  return rest.length === 0 ? first : [first, ...rest];
};

test.each([
  ['1,250 euros', 'en', 'money 1250 EUR'],
  ['1.250 euros', 'es', 'money 1250 EUR'],
  ['€1.2m', 'en', 'money 1200000 EUR'],
  ['1,2 M€', 'es', 'money 1200000 EUR'],
  ['2.4 MEUR', 'en', 'money 2400000 EUR'],
  ['EUR 47k', 'en', 'money 47000 EUR'],
  ['1.6 mln EUR', 'en', 'money 1600000 EUR'],
  ['780 mil euros', 'es', 'money 780000 EUR'],
  ['$2 million', 'en', 'money 2000000 other'],
  ['four and a half million euros', 'en', 'money 4500000 EUR'],
  ['cuatro millones y medio de euros', 'es', 'money 4500000 EUR'],
  ['medio millón de euros', 'es', 'money 500000 EUR'],
  ['un millón de euros', 'es', 'money 1000000 EUR'],
  ['half a million euros', 'en', 'money 500000 EUR'],
  ['thirty-three people', 'en', 'count 33 null'],
  ['treinta y cinco personas', 'es', 'count 35 null'],
  ['a hundred people', 'en', 'count 100 null'],
  ['-11,5 %', 'es', 'percent -11.5 null'],
  ['11 per cent', 'en', 'percent 11 null'],
  ['1,2 M¬', 'es', 'money 1200000 EUR'],
] as const)('%s', (text, language, amount) => {
  expect(amountIn(text, language)).toBe(amount);
});

const isBound = (text: string) => mentionsIn(text, 'en').every((mention) => mention.isBound);

test('the ends of a range and bounds are not exact values', () => {
  expect(
    ['€1-2 million', 'between 10 and 15', 'more than 20', 'up to €3m', 'over €1 million'].filter(isBound),
  ).toHaveLength(5);
  expect(mentionsIn('two or three million euros', 'en').at(-1)?.isBound).toBe(true);
});

test('the new figure of a change is not the end of a range', () => {
  expect(mentionsIn('grew from 2 to 3 million', 'en').at(-1)?.isBound).toBe(false);
});

test.each(['1e6', '12,34,567 €', '1.2.3', '3x', '3 × CAC', '15 ‰', '€50k-€60k', '50k–60k €'])(
  'does not take %s for an exact number',
  (text) => {
    expect(isBound(text)).toBe(true);
  },
);

test.each(['¥5,000,000', '50 000 000 MXN', '5 million CHF', 'R$ 5,000', '₹12'])(
  'recognizes %s as another currency',
  (text) => {
    expect(mentionsIn(text, 'en').map(({ currency }) => currency)).toEqual(['other']);
  },
);

test.each([
  ['–35 %', -35],
  ['margin –35%', -35],
  ['margin – 35 %', 35],
  ['-€50,000', -50_000],
  ['Revenue - €50,000', 50_000],
  ['5.000 M€', 5e9],
  ['5.250 M€', 5_250_000],
  ['5 trillion euros', 5e12],
])('reads %s as %d', (text, value) => {
  expect(mentionsIn(text, 'en').map((mention) => mention.value)).toEqual([value]);
});

test('ignores digits with marks that fit no language', () => {
  expect(mentionsIn('€1.250.00', 'en')).toEqual([]);
});

test('reads a line of many numbers in a time that grows with its length only', { timeout: 10_000 }, () => {
  const count = 100_000;
  expect(mentionsIn('1 '.repeat(count), 'en')).toHaveLength(count);
});

test.each([
  ['Revenue 2025 €1.05m (2024 €0.46m)', [2025, 1_050_000, 2024, 460_000]],
  ['350k seed + 1.2M grants', [350_000, 1_200_000]],
  ['- 14 months of cash', [14]],
  ['Ana Rey (CEO) - 12 years in dairy', [12]],
  ['Net result: - 12 €', [-12]],
])('reads the numbers of %s', (text, values) => {
  expect(mentionsIn(text, 'en').map(({ value }) => value)).toEqual(values);
});

test.each([
  ['raised 3.8m so far', 3_800_000],
  ['a rope of 3.8m length', 3.8],
])('takes m for a scale only where money is spoken of: %s', (text, value) => {
  expect(mentionsIn(text, 'en')[0]?.value).toBe(value);
});

test.each([
  ['from 2022 to €4.35 million', [false, false]],
  ['Cash -> 16 months', [false]],
  ['> 16 months', [true]],
  ['+14% a year', [false]],
  ['+14%', [true]],
])('tells bounds from years, arrows and changes: %s', (text, bounds) => {
  expect(mentionsIn(text, 'en').map(({ isBound }) => isBound)).toEqual(bounds);
});
