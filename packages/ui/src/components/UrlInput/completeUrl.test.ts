import { expect, test } from 'vitest';

import { completeUrl } from './completeUrl.ts';

test.each([
  ['www.ejemplo.es', 'https://www.ejemplo.es'],
  [' ejemplo.es ', 'https://ejemplo.es'],
  ['cañón.es/ruta?a=1#b', 'https://cañón.es/ruta?a=1#b'],
  ['linkedin.com/in/nuria', 'https://linkedin.com/in/nuria'],
  ['example.com:8443', 'https://example.com:8443'],
])('%j is completed to %s', (typed, url) => {
  expect(completeUrl(typed)).toBe(url);
});

test.each([
  '',
  ' ',
  'https://ejemplo.es',
  'http://ejemplo.es',
  'ftp://ejemplo.es',
  'mailto:nuria@ejemplo.es',
  'nuria@ejemplo.es',
  'localhost',
  'ejemplo',
  'www.',
  '12.5',
  'ejemplo..es',
  '-ejemplo.es',
  'uno dos.es',
  '//ejemplo.es',
])('%j stays as typed', (typed) => {
  expect(completeUrl(typed)).toBe(typed);
});
