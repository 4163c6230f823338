import { expect, test } from 'vitest';

import { bareValue, withoutMarks } from './marks.ts';

test.each([
  ['- Team size', 'Team size'],
  ['✓ Plantilla', 'Plantilla'],
  ['3. Annual sales', 'Annual sales'],
  ['2.4 Annual sales', 'Annual sales'],
  ['C.1 Annual sales', 'Annual sales'],
  ['b) Annual sales', 'Annual sales'],
  ['(7) Annual sales', 'Annual sales'],
  ['o Annual sales', 'Annual sales'],
  ['Q7. Annual sales', 'Annual sales'],
  ['Q3. Annual sales', 'Annual sales'],
  ['Pregunta 3: Ventas', 'Ventas'],
  ['P: ¿Cuántos sois?', '¿Cuántos sois?'],
  ['**Annual sales**', 'Annual sales'],
  ['`Annual sales`', 'Annual sales'],
  ['Q3: sales', 'Q3: sales'],
  ['-5 %', '-5 %'],
  ['12 months', '12 months'],
  ['1.5 M€', '1.5 M€'],
  ['annual_revenue', 'annual_revenue'],
])('%s without marks is %s', (text, bare) => {
  expect(withoutMarks(text)).toBe(bare);
});

test.each([
  ['- Lugo', 'Lugo'],
  ['> Lugo', 'Lugo'],
  ['A: 14 people', '14 people'],
  ['Respuesta: 14', '14'],
  ['"Brizna",', 'Brizna'],
  ['«Brizna»', 'Brizna'],
  ['[Brizna]', 'Brizna'],
  ['**Brizna**', 'Brizna'],
  ['-9 %', '-9 %'],
  ['A Coruña', 'A Coruña'],
  ['"Brizna" and "Tizón"', '"Brizna" and "Tizón"'],
])('the value %s is %s', (text, bare) => {
  expect(bareValue(text)).toBe(bare);
});
