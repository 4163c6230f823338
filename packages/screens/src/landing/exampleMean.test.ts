import { expect, it } from 'vitest';

import { workedExample } from '../testing/workedExamples.ts';
import { exampleMean } from './exampleMean.ts';
import { otherProfiles } from './exampleProfiles.ts';

it.each(Object.entries(otherProfiles))('%s has the scores of the worked example', (id, profile) => {
  expect(workedExample(id).calculation).toMatchObject(profile);
});

it('compares the example with the mean of all, and names its weakest axis', () => {
  const { count, values, weakest, lead } = exampleMean('general');
  expect(count).toBe(4);
  expect(values.map((value) => value.toFixed(2))).toEqual(['62.25', '58.56', '61.84', '67.82']);
  expect([weakest, lead]).toEqual([2, 16.3]);
});

it('reports a negative lead for a lens under which the example lags', () => {
  expect(exampleMean('educational')).toMatchObject({ weakest: 3, lead: -3.1 });
});
