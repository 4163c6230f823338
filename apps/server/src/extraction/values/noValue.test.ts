import { expect, it } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph, tableRow } from '../layout/passages.ts';
import { isNoText, isNoValue } from './noValue.ts';

it.each([
  '#DIV/0!',
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#NUM!',
  '#NAME?',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  'Err:502',
  '######',
  '#¡DIV/0!',
  '#N/D',
  '#¡REF!',
  '#¡VALOR!',
  '#¡NUM!',
  '#¿NOMBRE?',
  '#¡NULO!',
  '#¡DESBORDAMIENTO!',
  '#¡CALC!',
  '',
  '-',
  '--',
  '–',
  '—',
  '?',
  '...',
  '…',
  'N/A',
  'n/a',
  'n.a.',
  'NA',
  'n.d.',
  'N/D',
  'TBD',
  'tbc',
  'TBA',
  'null',
  'unknown',
  'not available',
  'Not disclosed',
  'none yet',
  'TBD (May)',
  'n/a, see annex',
  'to be confirmed',
  '- €',
  'pendiente',
  'Pendiente de cierre',
  'por definir',
  'sin datos',
  'No disponible',
  'no consta',
  'no aplica',
  's/d',
  '#DIV/0! %',
  '€ #N/A',
  '#N/D €',
])('%s is no value', (text) => {
  expect(isNoValue(text)).toBe(true);
});

it.each([
  '0',
  '-5',
  '- 5 %',
  '€0',
  'none',
  'No',
  'Nada Labs',
  'Null Island',
  'N26',
  'Unknown Worlds',
  '#1 in Spain',
  'A',
])('%s may be a value', (text) => {
  expect(isNoValue(text)).toBe(false);
});

it.each(['none', 'None.', 'ninguno', 'confidential', 'N/A'])('%s is no text', (text) => {
  expect(isNoText(text)).toBe(true);
});

const rows: [string, string][] = [
  ['Margen de beneficio', 'Profit margin'],
  ['Competidores', 'Competitors'],
  ['Patentes', 'Patents'],
  ['Meses de caja', 'Cash runway'],
  ['Ingresos', 'Revenue'],
  ['Nombre', 'Name'],
  ['Ubicación', 'Location'],
];

it.each(['#DIV/0!', '#¡DIV/0!', '#N/A', '#¿NOMBRE?', 'n.d.', 'TBD', '-', 'pendiente'])(
  '%s fills no field, in tables and in lines',
  (text) => {
    for (const label of rows.flat()) {
      const cells = [label, text].map((cell) => ({ text: cell, ref: null }));
      expect(extractFacts([tableRow(cells, 1, 0)], 2026)).toEqual([]);
      expect(extractFacts([paragraph(`${label}: ${text}`, 1), paragraph('Vigo Norte', 1)], 2026)).toEqual([]);
      expect(extractFacts([paragraph(label, 1), paragraph(text, 1)], 2026)).toEqual([]);
    }
  },
);

it('does not take a note beside a missing value', () => {
  const table = [
    ['Metric', 'Comment', 'Value'],
    ['Revenue', '2025 audit', '#REF!'],
  ].map((row) =>
    tableRow(
      row.map((text) => ({ text, ref: null })),
      1,
      0,
    ),
  );
  expect(extractFacts(table, 2026)).toEqual([]);
});
