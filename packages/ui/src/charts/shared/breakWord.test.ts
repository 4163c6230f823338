import { expect, test } from 'vitest';

import { breakWord } from './breakWord.ts';

const upTo = (length: number) => (text: string) => text.length <= length;

test.each([
  ['Finanzas', 6, ['Finan-', 'zas']],
  ['Mercado', 6, ['Merca-', 'do']],
  ['Neuroraíz', 6, ['Neuro-', 'raíz']],
  ['Robotics', 6, ['Robo-', 'tics']],
  ['Compliance', 7, ['Com-', 'pliance']],
  ['corporativo', 5, ['cor-', 'pora-', 'tivo']],
])('hyphenates %s between syllables, with the longest first part that fits %s', (word, length, parts) => {
  expect(breakWord(word, upTo(length))).toEqual(parts);
});

test('keeps a word that fits, or that no hyphenation helps', () => {
  expect(breakWord('Equipo', upTo(6))).toEqual(['Equipo']);
  expect(breakWord('XKCDFGH', upTo(4))).toEqual(['XKCDFGH']);
  expect(breakWord('Sol', upTo(2))).toEqual(['Sol']);
});
