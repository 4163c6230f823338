import { expect, test } from 'vitest';

import { choicesIn, keywordsIn } from './choices.ts';

test.each([
  ['Lumenfold is a SaaS platform.', 'business_model_id', 4],
  ['Plover is a B2B tool.', 'business_model_id', 1],
  ['- marketplace for used climbing gear', 'business_model_id', 3],
  ['Es una fintech B2B de Girona.', 'business_model_id', 1],
  ['Working prototype, certificate expected', 'stage_id', 2],
])('%s', (sentence, field, value) => {
  expect(choicesIn(sentence)).toContainEqual(expect.objectContaining({ field, value }));
});

test('it is not a SaaS platform', () => {
  expect(choicesIn('We are not a SaaS platform.')).toEqual([]);
});

test('a line of keywords', () => {
  expect(keywordsIn('EdTech · SaaS · sold to schools').map(({ field, value }) => [field, value])).toEqual([
    ['industry_id', 3],
    ['business_model_id', 4],
  ]);
  expect(keywordsIn('EdTech')).toEqual([]);
});
