import { expect, test } from 'vitest';

import { charactersIn } from './charactersIn.ts';

test('ranges and single characters are named, whatever stands between them', () => {
  expect(charactersIn('U+0041-0043,U+20AC, u+00f1')).toBe('ABC€ñ');
});

test('what names nothing holds nothing', () => {
  expect(charactersIn('')).toBe('');
});
