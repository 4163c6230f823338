import { expect, it } from 'vitest';

import { typedYear } from './typedYear.ts';

it.each([
  ['2024', 2024],
  [' 2024 ', 2024],
  ['+2024', 2024],
  ['-5', -5],
  ['', null],
  ['two', null],
  ['20.5', null],
  ['2e3', null],
  ['99999999999999999999', null],
])('reads %j as %j', (text, year) => {
  expect(typedYear(text)).toBe(year);
});
