import { expect, test } from 'vitest';

import { educationLevelIn } from './educationWords.ts';

test.each([
  ['phd in power electronics', 5],
  ['doctora en biologia', 5],
  ["master's", 4],
  ['mba and bachelor', 4],
  ['grado universitario', 3],
  ['formacion profesional', 2],
  ['an app for doctors', null],
  ['school', null],
])('%s', (words, level) => {
  expect(educationLevelIn(words)).toBe(level);
});
