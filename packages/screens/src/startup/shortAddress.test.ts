import { expect, it } from 'vitest';

import { shortAddress } from './shortAddress.ts';

it.each([
  ['https://www.puente.example/', 'puente.example'],
  ['http://puente.example/es', 'puente.example/es'],
  ['wwwards.example', 'wwwards.example'],
])('says %s as %s', (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
