import { expect, it } from 'vitest';

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

it('parses the longest possible header quickly', () => {
  const began = performance.now();
  localeOf(`en${' '.repeat(100_000)}x`);
  expect(performance.now() - began).toBeLessThan(200);
});
