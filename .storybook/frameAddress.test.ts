import { expect, test } from 'vitest';

import { frameAddress } from './frameAddress.ts';

const asked = new URL(frameAddress('theme:dark;locale:es'), 'http://localhost').searchParams;

test('passes the toolbar settings to the frame', () => {
  expect(asked.get('globals')).toBe('theme:dark;locale:es');
});

test('disables play functions, because frames would take the focus from each other', () => {
  expect(asked.get('embed')).toBe('true');
});
