import { expect, it } from 'vitest';

import { limiter } from './limits.ts';

const at = (seconds: number) => new Date(seconds * 1000);

it('allows the given number of attempts per window and key', () => {
  const { take } = limiter(2, 60_000);
  expect([take('a', at(0)), take('a', at(1)), take('a', at(2))]).toEqual([0, 0, 58]);
  expect(take('b', at(2))).toBe(0);
  expect(take('a', at(59.5))).toBe(1);
  expect(take('a', at(60))).toBe(0);
});

it('refuses nobody for a day when the clock was a day ahead', () => {
  const day = 24 * 3600;
  const { take } = limiter(1, 60_000);
  expect([take('a', at(day)), take('a', at(day))]).toEqual([0, 60]);
  expect([take('a', at(0)), take('a', at(1))]).toEqual([0, 59]);
});

it('bounds its memory by evicting the oldest keys and keeps active ones', () => {
  const { take } = limiter(1, 60_000);
  for (let key = 0; key < 50_001; key += 1) take(`key ${key}`, at(0));
  expect(take('key 50000', at(1))).toBe(59);
  expect(take('key 0', at(1))).toBe(0);
});

it('evicts ended and unused windows before others', () => {
  const { take } = limiter(1, 60_000);
  for (let key = 0; key < 50_000; key += 1) take(`key ${key}`, at(0));
  take('key 0', at(60));
  take('key 50000', at(60));
  expect([take('key 0', at(61)), take('key 50000', at(61))]).toEqual([59, 59]);
  for (let key = 50_001; key < 80_000; key += 1) {
    take(`key ${key}`, at(62));
    if (key % 10_000 === 0) take('key 0', at(62));
  }
  expect(take('key 0', at(63))).toBe(57);
});

it('adds a key in constant time when it is full', () => {
  const { take } = limiter(1, 60_000);
  const timed = (from: number) => {
    const begun = performance.now();
    for (let key = from; key < from + 50_000; key += 1) take(`key ${key}`, at(0));
    return performance.now() - begun;
  };
  const filling = timed(0);
  expect(timed(50_000)).toBeLessThan(filling * 50);
});
