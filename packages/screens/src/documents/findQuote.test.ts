import { expect, it } from 'vitest';

import { findQuote } from './findQuote.ts';

const text = 'Plan 2025\n\nRevenue\t780.000 €\nThe company (S.L.) holds\n  two patents.';
const found = (quote: string) => {
  const place = findQuote(text, quote);
  return place && text.slice(place.start, place.end);
};

it.each([
  ['Revenue 780.000 €', 'Revenue\t780.000 €'],
  [' The company (S.L.) holds two patents. ', 'The company (S.L.) holds\n  two patents.'],
  ['Revenue 780x000', null],
  ['three patents', null],
  [' ', null],
])('%j stands there as %j', (quote, words) => {
  expect(found(quote)).toBe(words);
});
