import { expect, it } from 'vitest';

import { orderFreeSum } from './orderFreeSum.ts';

const upTo = (length: number): number[] =>
  Array.from({ length }, (_, index) => ((index * 7919) % 1009) / 997 + index / 3);

it.each([0, 1, 2, 3, 9, 16, 17, 60])('%d numbers add up to the same bits in any order', (length) => {
  const numbers = upTo(length);
  let ascending = 0;
  for (const each of numbers.toSorted((a, b) => a - b)) ascending += each;
  expect(orderFreeSum(numbers)).toBe(ascending);
  expect(orderFreeSum(numbers.toReversed())).toBe(ascending);
  expect(numbers).toEqual(upTo(length));
});
