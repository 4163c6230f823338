import { expect, test } from 'vitest';

import { charactersIn } from './charactersIn.ts';

test('reads ranges and single characters, whatever separates them', () => {
  expect(charactersIn('U+0041-0043,U+20AC, u+00f1')).toBe('ABC€ñ');
});

test('returns nothing for a text without ranges', () => {
  expect(charactersIn('')).toBe('');
});
