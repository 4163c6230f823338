import { readFileSync } from 'node:fs';

import type { Calculation } from '@aval/metrics';
import { expect, it } from 'vitest';

import { exampleMean } from './exampleMean.ts';
import { otherProfiles } from './exampleProfiles.ts';

const fixtures = new URL('../../../../../packages/metrics/src/fixtures/evaluation-examples.json', import.meta.url);
const { examples } = JSON.parse(readFileSync(fixtures, 'utf8')) as {
  examples: { name: string; calculation: Calculation }[];
};

it.each(Object.entries(otherProfiles))('%s has the scores of the worked example', (id, profile) => {
  const example = examples.find(({ name }) => name.toLowerCase().includes(` ${id} `));
  expect(example?.calculation).toMatchObject(profile);
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
