import { expect, test } from 'vitest';

import { wholeNumber } from './wholeNumber.ts';

test.each([
  ['1', 1],
  ['120', 120],
  ['9007199254740991', 9_007_199_254_740_991],
])('%s is %i', (text, value) => {
  expect(wholeNumber(text)).toBe(value);
});

test.each([undefined, null, '', '0', '-1', '1.5', '1e1', '0x10', ' 7', '007', '+7', '9007199254740993', 'add'])(
  '%j is none',
  (text) => {
    expect(wholeNumber(text)).toBeNull();
  },
);

test('returns null above the maximum', () => {
  expect(wholeNumber('10', 10)).toBe(10);
  expect(wholeNumber('11', 10)).toBeNull();
});
