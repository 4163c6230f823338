import { expect, it } from 'vitest';

import { blankSheet } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import { generalLines } from './generalLines.ts';

it.each([
  [0.89, ['coverage']],
  [0.9, []],
  [1, []],
])('at a coverage of %d names %j', (coverage, rules) => {
  const sheet = blankSheet();
  sheet.trust[slotOf.IE_investability_score] = coverage;
  expect(generalLines(sheet, null).map(({ rule }) => rule)).toEqual(rules);
});
