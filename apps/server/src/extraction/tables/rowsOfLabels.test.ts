import { expect, test } from 'vitest';

import { splitAtLabels } from './rowsOfLabels.ts';

function split(...rows: string[]): string[][] {
  const cells = rows.map((row) => ({ cells: row.split('|').map((text) => ({ text: text.trim(), ref: null })) }));
  return splitAtLabels(cells).map((table) => table.map((row) => row.cells.map(({ text }) => text).join(' | ')));
}

test('splits rows of labels with a row of values below each', () => {
  expect(split('Revenue | CAC | LTV', '400 | 90 | 800', 'Employees | Founders | Patents', '7 | 2 | 1')).toEqual([
    ['Revenue | CAC | LTV', '400 | 90 | 800'],
    ['Employees | Founders | Patents', '7 | 2 | 1'],
  ]);
});

test('puts the labels of cards above their values', () => {
  expect(split('400 | 90 | 800', 'Ingresos | CAC | LTV', '7 | 2 | 1', 'Plantilla | Fundadores | Patentes')).toEqual([
    ['Ingresos | CAC | LTV', '400 | 90 | 800'],
    ['Plantilla | Fundadores | Patentes', '7 | 2 | 1'],
  ]);
});

test.each([
  [['Revenue | 400', 'Employees | 7', 'CAC | 90', 'LTV | 800']],
  [['Revenue | CAC | LTV', '400 | 90 | 800', '300 | 80 | 700', '200 | 70 | 600']],
])('leaves other tables as they are: %j', (rows) => {
  expect(split(...rows)).toEqual([rows]);
});
