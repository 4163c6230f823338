import { masterDataSeed } from '@aval/contract';
import { evaluate } from '@aval/metrics';
import { expect, it } from 'vitest';

import { landingStartups } from '../testing/landingStartups.ts';
import { exampleMean } from './exampleMean.ts';
import { otherProfiles } from './exampleProfiles.ts';

it.each(['kelpa', 'tendero', 'puente'] as const)('%s has the scores that the model gives', (id) => {
  const { calculation } = evaluate(landingStartups[id], masterDataSeed, { asOf: '2026-11-01' });
  expect(calculation).toMatchObject(otherProfiles[id]);
});

it('compares the example with the mean of all, and names its weakest axis', () => {
  const { count, values, weakest, lead } = exampleMean('general');
  expect(count).toBe(4);
  expect(values.map((value) => value.toFixed(2))).toEqual(['57.23', '48.40', '57.36', '62.13']);
  expect([weakest, lead]).toEqual([2, 19.8]);
});

it('reports a negative lead for a lens under which the example lags', () => {
  expect(exampleMean('educational')).toMatchObject({ weakest: 3, lead: -14.6 });
});
