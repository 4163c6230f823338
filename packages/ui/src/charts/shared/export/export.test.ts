import { expect, test } from 'vitest';

import { fileName } from './fileName.ts';
import { tableCsv } from './tableCsv.ts';

test('names a file after the title', () => {
  expect(fileName('Evolución: ¿qué cambió?', 'svg')).toBe('evolucion-que-cambio.svg');
  expect(fileName('…', 'png')).toBe('chart.png');
});

test('escapes names that a spreadsheet would run as formulas, and keeps signed figures', () => {
  const columns = [
    { id: 'name', label: 'Name' },
    { id: 'change', label: 'Change' },
  ];
  const rows = [
    { id: 'a', cells: ['=HYPERLINK(A1)', '-1,2'] },
    { id: 'b', cells: ['Faro; @now', '+0,4 %'] },
    { id: 'c', cells: ['−x', '−0,8'] },
  ];
  expect(tableCsv({ columns, rows })).toBe(
    `Name,Change\r\n'=HYPERLINK(A1),"-1,2"\r\nFaro; '@now,"+0,4 %"\r\n−x,"-0,8"\r\n`,
  );
});

test('quotes values that would break a CSV line', () => {
  const columns = [
    { id: 'name', label: 'Name' },
    { id: 'score', label: 'Score' },
  ];
  const rows = [
    { id: 'a', cells: ['Puente', '64,8'] },
    { id: 'b', cells: ['"Faro", Legal', '60'] },
  ];
  expect(tableCsv({ columns, rows })).toBe('Name,Score\r\nPuente,"64,8"\r\n"""Faro"", Legal",60\r\n');
});
