import { expect, test } from 'vitest';

import { filterRows } from './filterRows.ts';

const rows = [
  { name: 'Ámbito', industry: 'Education', raised: 90_000 },
  { name: 'Kelpa', industry: null, raised: null },
];
const found = (query: string) =>
  filterRows(rows, (row) => [row.name, row.industry, row.raised], query).map((row) => row.name);

test('every word is found, in any order and any text, without case and accents', () => {
  expect(found('education AMBI')).toEqual(['Ámbito']);
  expect(found('90000')).toEqual(['Ámbito']);
  expect(found('education kelpa')).toEqual([]);
});

test('missing texts are not found by their absence', () => {
  expect(found('null')).toEqual([]);
});

test('a word does not reach over two texts', () => {
  expect(found('ambitoeducation')).toEqual([]);
});

test('a blank search gives the same list', () => {
  expect(filterRows(rows, () => [], '  ')).toBe(rows);
});
