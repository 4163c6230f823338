import { expect, it } from 'vitest';

import { growth, proportionate } from '../testing/growth.ts';
import { localeOf } from './localeOf.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['fr, de;q=0.9', 'en'],
  ['fr, es;q=0.2', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['ES-mx', 'es'],
  [';;;q=,', 'en'],
  ['es ; q=0.9, en ; q=0.4', 'es'],
])('reads %j as %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

function readingHeader(length: number) {
  const header = `en${' '.repeat(length)}x`;
  return () => localeOf(header);
}

it('parses a long header in linear time', () => {
  expect(growth(4000, readingHeader)).toBeLessThan(proportionate);
});
