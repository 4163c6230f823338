import { expect, it } from 'vitest';

import { namesTag } from './namesTag.ts';

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"other", W/"abc"', true],
  ['*', true],
  ['"other"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('reads %j', (header, isNamed) => {
  expect(namesTag(header, '"abc"')).toBe(isNamed);
});
