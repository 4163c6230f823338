import { expect, test } from 'vitest';

import { escapeFormulas } from './escapeFormulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['  =1+1', "  '=1+1"],
  ['first\n=1+1', "first\n'=1+1"],
  ['Puente; =1+1', "Puente; '=1+1"],
  ['Puente\t@x|-y', "Puente\t'@x|'-y"],
])('escapes %j, which would run as a formula', (text, expected) => {
  expect(escapeFormulas(text)).toBe(expected);
});

test.each(['', 'LTV/CAC', 'a-b = c', 'Café & Söhne', '50 % or more'])('keeps %j unchanged', (text) => {
  expect(escapeFormulas(text)).toBe(text);
});
