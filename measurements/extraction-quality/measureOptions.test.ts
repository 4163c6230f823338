import { expect, test } from 'vitest';

import { setNames } from './documentSets.ts';
import { floors } from './floors.ts';
import { measureOptions } from './measureOptions.ts';

test('all sets are measured unless some are named', () => {
  expect(measureOptions([]).sets).toEqual(setNames);
  expect(measureOptions(['--unseen', '--generated-held-out']).sets).toEqual(['unseen', 'generated-held-out']);
});

test('the sample has written and generated documents, and a floor for each set', () => {
  const { sets } = measureOptions(['--sample']);
  expect(sets).toEqual(['documents', 'generated-seen', 'generated-held-out']);
  expect(Object.keys(floors.sample)).toEqual(sets);
  expect(Object.keys(floors.whole)).toEqual([...setNames]);
});

test('floors are for the default documents only', () => {
  expect(measureOptions([]).isDefault).toBe(true);
  expect(measureOptions(['--seed', '7', '--count', '50'])).toMatchObject({ seed: 7, count: 50, isDefault: false });
});

test('an unknown option and a count of nothing are refused', () => {
  expect(() => measureOptions(['--unsen'])).toThrow(TypeError);
  expect(() => measureOptions(['--count', '0'])).toThrow('--count must be a whole number');
});
