import { expect, test } from 'vitest';

import { brokenLine } from './brokenLine.ts';

const fits = (text: string) => text.length <= 8;

test.each([
  ['short', ['short']],
  ['', ['']],
  ['one two three', ['one two', 'three']],
  ['a verylongwordthat breaks', ['a', 'verylong', 'wordthat', 'breaks']],
  ['https://example.com', ['https://', 'example.', 'com']],
])('%j becomes %j', (text, lines) => {
  expect(brokenLine(text, fits)).toEqual(lines);
});
