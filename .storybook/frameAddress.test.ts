import { expect, test } from 'vitest';

import { frameAddress } from './frameAddress.ts';

const asked = new URL(frameAddress('theme:dark;locale:es'), 'http://localhost').searchParams;

test('a frame begins with what the toolbar says', () => {
  expect(asked.get('globals')).toBe('theme:dark;locale:es');
});

test('a frame does not play its story: frames on one page would take the focus from each other', () => {
  expect(asked.get('embed')).toBe('true');
});
