import { expect, test } from 'vitest';

import { parseCells } from './parseCells.ts';

test('lines are rows and tabs are columns', () => {
  expect(parseCells('Equipo\t11\r\nRunway\t14\r\n')).toEqual([
    ['Equipo', '11'],
    ['Runway', '14'],
  ]);
  expect(parseCells('Equipo\nRunway')).toEqual([['Equipo'], ['Runway']]);
  expect(parseCells('Equipo\t11')).toEqual([['Equipo', '11']]);
});

test('one cell is not a paste of rows', () => {
  expect(parseCells('Equipo')).toBeNull();
  expect(parseCells('Equipo\n')).toBeNull();
  expect(parseCells('')).toBeNull();
});

test('quoted cells keep their lines, tabs and quotes', () => {
  expect(parseCells('Nota\t"dos\nlíneas ""así"""\nEquipo\t11')).toEqual([
    ['Nota', 'dos\nlíneas "así"'],
    ['Equipo', '11'],
  ]);
});

test('empty cells and lines are kept, except at the end', () => {
  expect(parseCells('\t11\n\nRunway\t\n\t\n\n')).toEqual([['', '11'], [''], ['Runway', '']]);
});

test('a quote inside a cell is an ordinary character', () => {
  expect(parseCells('6" pizza\t3')).toEqual([['6" pizza', '3']]);
});
