import { expect, test } from 'vitest';

import { pairsIn } from './pairs.ts';
import { paragraph } from './passages.ts';

test.each([
  ['Team size → 14', ['Team size', '14']],
  ['Team size => 14', ['Team size', '14']],
  ['Plantilla » 14', ['Plantilla', '14']],
  ['Team size......14', ['Team size', '14']],
  ['Plaza ..........: Zaragoza', ['Plaza', 'Zaragoza']],
  ['Team size _____ 14', ['Team size', '14']],
  ['Team size;14', ['Team size', '14']],
  ['[Team size] 14', ['Team size', '14']],
  ['**Team size:** 14', ['Team size', '14']],
  ['2.3 Team size: 14', ['Team size', '14']],
  ['c) Team size: 14', ['Team size', '14']],
  ['"name": "Brizna",', ['name', 'Brizna']],
  ['Sede: Lugo, Plantilla: 14 / Sector: Salud', ['Sede', 'Lugo', 'Plantilla', '14', 'Sector', 'Salud']],
])('%s', (line, expected) => {
  expect(pairsIn(paragraph(line, 1)).flatMap(({ label, words }) => [label, words])).toEqual(expected);
});

test.each([
  'We sell to schools, hospitals and towns',
  'https://brizna.example/team',
  'First this; then that; then more',
])('%s has no pair', (line) => {
  expect(pairsIn(paragraph(line, 1))).toEqual([]);
});
