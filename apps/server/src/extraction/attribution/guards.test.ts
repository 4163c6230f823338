import { expect, test } from 'vitest';

import { guardAgainst } from './guards.ts';

const guard = (written: string) =>
  guardAgainst({ clause: written.toLowerCase(), written, before: '', asOfYear: 2026, year: null });

test.each(['venderá 3 millones', 'alcanzarían los 3', 'Facturaremos 3', 'vendería 3'])('%s is a forecast', (words) => {
  expect(guard(words)).toBe('forecast');
});

test.each(['la panadería cuesta 3', 'la tesorería cubre 3', 'en su mayoría 3', 'captar una librería cuesta 3'])(
  '%s is not a forecast',
  (words) => {
    expect(guard(words)).toBeNull();
  },
);
