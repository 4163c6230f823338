import { expect, test } from 'vitest';

import { fromLabels } from './labelColumns.ts';

function arranged(...rows: string[]): string[] {
  const cells = rows.map((row) => ({ cells: row.split('|').map((text) => ({ text: text.trim(), ref: null })) }));
  return fromLabels(cells).map((row) => row.cells.map(({ text }) => text).join(' | '));
}

test('leaves out numbers and sections before the labels', () => {
  expect(arranged('No. | Item | Value', '1 | Revenue | 400', '2 | Employees | 7', '3 | CAC | 90')).toEqual([
    'Item | Value',
    'Revenue | 400',
    'Employees | 7',
    'CAC | 90',
  ]);
  expect(arranged('Company | Revenue | 400', 'Company | Employees | 7', 'Company | CAC | 90')).toEqual([
    'Revenue | 400',
    'Employees | 7',
    'CAC | 90',
  ]);
});

test('makes a row of each pair of label and value side by side', () => {
  expect(arranged('Ingresos | 400 | Equipo | 7', 'CAC | 90 | LTV | 800', 'Patentes | 2 | Competidores | 5')).toEqual([
    'Ingresos | 400',
    'Equipo | 7',
    'CAC | 90',
    'LTV | 800',
    'Patentes | 2',
    'Competidores | 5',
  ]);
});

test('makes a row of a label and the value below it in a table of one column', () => {
  expect(arranged('Ingresos', '400', 'Plantilla', '7', 'CAC', '90')).toEqual([
    'Ingresos | 400',
    'Plantilla | 7',
    'CAC | 90',
  ]);
  expect(arranged('Our figures', 'Ingresos', '400', 'Plantilla', '7', 'CAC', '90')).toHaveLength(3);
});

test('puts a value after its label', () => {
  expect(arranged('400 | Revenue', '7 | Employees', '90 | CAC')).toEqual([
    'Revenue | 400',
    'Employees | 7',
    'CAC | 90',
  ]);
});

test.each([
  [['Revenue | 400', 'Employees | 7', 'CAC | 90']],
  [['Revenue | Employees | CAC', '400 | 7 | 90', '300 | 5 | 80']],
  [['Metric | 2024 | 2025', 'Revenue | 300 | 400', 'Employees | 5 | 7']],
])('leaves other tables as they are: %j', (rows) => {
  expect(arranged(...rows)).toEqual(rows);
});
