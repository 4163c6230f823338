import { parse } from 'papaparse';
import { expect, it } from 'vitest';

import { csvFile } from './csv.ts';

const textOf = async (cell: string | number | null): Promise<string> => {
  const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await csvFile(['cell'], [[cell]], 'en').arrayBuffer(),
  );
  expect(file.startsWith('\uFEFFcell\r\n')).toBe(true);
  return file.slice('\uFEFFcell\r\n'.length, -'\r\n'.length);
};

it.each([
  ['=1+1', "'=1+1"],
  ['first\n=1+1', "first\n'=1+1"],
  ['Puente; =1+1', "Puente; '=1+1"],
])('%j would run as a formula, and does not', async (cell, expected) => {
  expect(parse(await textOf(cell), { delimiter: ',' }).data).toEqual([[expected]]);
});

it.each(['LTV/CAC', 'a-b = c', 'Café & Söhne', '50 % or more'])('%j is not changed', async (cell) => {
  expect(await textOf(cell)).toBe(cell);
});

it.each([
  [-0.5, '-0.5'],
  [1234567.89, '1234567.89'],
  [null, ''],
])('%j is a number with a decimal point in English: %s', async (cell, expected) => {
  expect(await textOf(cell)).toBe(expected);
});

it('has semicolons and decimal commas in Spanish, as Spanish spreadsheets expect', async () => {
  const text = await csvFile(
    ['nombre', 'nota'],
    [
      ['Puente; SL', -59.25],
      ['Boira, SL', null],
    ],
    'es',
  ).text();
  expect(text.replace('\uFEFF', '')).toBe('nombre;nota\r\n"Puente; SL";-59,25\r\nBoira, SL;\r\n');
});
