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

test('ignores missing texts', () => {
  expect(found('null')).toEqual([]);
});

test('does not match a word across two texts', () => {
  expect(found('ambitoeducation')).toEqual([]);
});

test('returns the same list for a blank query', () => {
  expect(filterRows(rows, () => [], '  ')).toBe(rows);
});
