import { expect, test } from 'vitest';

import { educationIn } from './education.ts';

test.each([
  ['Ines Okafor, CEO, PhD in power electronics', 5],
  ['Of the two founders one holds a PhD in marine biology.', 5],
  ['Fundadores: 3, uno con doctorado en informática.', 5],
  ['Our founders hold a degree.', undefined],
  ['We have 4 engineers with a PhD.', undefined],
  ['The advisors of the founders hold PhDs.', undefined],
])('%s', (sentence, level) => {
  expect(educationIn(sentence)[0]?.value).toBe(level);
});
