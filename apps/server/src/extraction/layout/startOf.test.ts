import { expect, it } from 'vitest';

import { startOf } from './startOf.ts';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe'],
  ['rock🚀', 5, 'rock'],
  ['roc🚀t', 5, 'roc🚀'],
])('truncates %s to %i: %s', (text, longest, start) => {
  expect(startOf(text, longest)).toBe(start);
});
