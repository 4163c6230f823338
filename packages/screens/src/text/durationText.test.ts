import { expect, it } from 'vitest';

import { durationText } from './durationText.ts';

const second = 1000;
const hour = 3600 * second;

it.each([
  [-5 * second, '0:00'],
  [0, '0:00'],
  [999, '0:00'],
  [32 * second, '0:32'],
  [60 * second, '1:00'],
  [hour - second, '59:59'],
  [hour, '1:00:00'],
  [27 * hour + 61 * second, '1 d 3:01:01'],
])('durationText(%d) is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
