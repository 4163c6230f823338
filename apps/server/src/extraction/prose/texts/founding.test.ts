import { expect, test } from 'vitest';

import { foundingIn } from './founding.ts';

test.each([
  ['Founded on 29-Aug-16 in Leeds, it makes robots.', 2016],
  ['Fundada el 29-ago-16 en Vigo, fabrica robots.', 2016],
  ['La sociedad se constituyó el 3/12/19.', 2019],
  ["The company was incorporated in Aug '21.", 2021],
])('%s', (sentence, value) => {
  expect(foundingIn(sentence, 2026)).toEqual([{ field: 'foundation_year', value, confidence: 78 }]);
});

test.each(['Founded in 2016.', 'Founded by 16 engineers.', 'It signed on 29-Aug-16.', 'Fundada en Vigo.'])(
  '%s has no such date',
  (sentence) => {
    expect(foundingIn(sentence, 2026)).toEqual([]);
  },
);
