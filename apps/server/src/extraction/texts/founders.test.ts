import { expect, test } from 'vitest';

import { foundersIn } from './founders.ts';

test.each([
  ['Founded in 2019 in Wageningen, the Netherlands, by Joost van Eck and Priya Nair.', 2],
  ['La fundaron en 2019 Marta Azcona y Íñigo Sáenz.', 2],
  ['Laura Peris y Omar Ferrer, fundadores', 2],
  ['Sow started Wicker in 2022 together with two engineers.', 3],
  ['It was founded by Ana Gil.', undefined],
  ['The report was written by Ana Gil and Luis Pardo.', undefined],
])('%s', (sentence, count) => {
  expect(foundersIn(sentence)[0]?.value).toBe(count);
});
