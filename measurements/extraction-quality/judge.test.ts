import { expect, test } from 'vitest';

import { type Filled, filledIn, judge } from './judge.ts';
import type { Truth } from './Truth.ts';

const truth: Truth = {
  kind: 'memo',
  language: 'en',
  facts: {
    name: 'Ábrego',
    location: 'Alcoy (Alicante)',
    website_url: 'abrego.es',
    revenue: 1000,
    team_size: 8,
    total_market_size: 540,
    description: ['cools halls'],
  },
  open: { competitor_count: [3, 4] },
};

function verdictsOf(...filled: Filled[]): string[] {
  return judge(truth, filled)
    .filter(({ verdict }) => verdict !== 'missed')
    .map(({ verdict, field }) => `${verdict} ${field}`);
}

test('a text is right if it differs only in case, accents, legal form or country', () => {
  const filled: Filled[] = [
    { field: 'name', value: 'ABREGO, S.L.' },
    { field: 'location', value: 'Alcoy, España' },
    { field: 'website_url', value: 'https://www.abrego.es/' },
    { field: 'description', value: 'The firm cools halls with rain.' },
  ];
  expect(verdictsOf(...filled)).toEqual(filled.map(({ field }) => `right ${field}`));
});

test('a different number is wrong, and one that is not stated is invented', () => {
  expect(verdictsOf({ field: 'revenue', value: 1010 }, { field: 'burn_rate', value: 5 })).toEqual([
    'wrong revenue',
    'invented burn_rate',
  ]);
});

test('open values and values derived from stated ones are not counted', () => {
  const neutral: Filled[] = [
    { field: 'competitor_count', value: 4 },
    { field: 'market_size_id', value: 3 },
    { field: 'revenue_per_employee', value: 125 },
  ];
  expect(verdictsOf(...neutral)).toEqual([]);
  expect(verdictsOf({ field: 'competitor_count', value: 5 }, { field: 'market_size_id', value: 2 })).toEqual([
    'invented competitor_count',
    'invented market_size_id',
  ]);
});

test('a stated field that stays empty is missed', () => {
  const missed = judge(truth, [{ field: 'revenue', value: '1000' }]).filter(({ verdict }) => verdict === 'missed');
  expect(missed.map(({ field }) => field)).toEqual([
    'name',
    'location',
    'website_url',
    'team_size',
    'total_market_size',
    'description',
  ]);
});

test('a value below 60 % is offered: a right one is found, a wrong one leaves the fact missed', () => {
  const filled: Filled[] = [
    { field: 'revenue', value: 1000, confidence: 60 },
    { field: 'team_size', value: 8, confidence: 59 },
    { field: 'total_market_size', value: 9, confidence: 55 },
    { field: 'burn_rate', value: 5, confidence: 55 },
  ];
  const verdicts = filledIn(judge(truth, filled)).map(({ verdict, field }) => `${verdict} ${field}`);
  expect(verdicts.slice(0, 3)).toEqual(['right revenue', 'offered team_size', 'missed total_market_size']);
  expect(verdicts.slice(3)).toEqual(['missed name', 'missed location', 'missed website_url', 'missed description']);
});
