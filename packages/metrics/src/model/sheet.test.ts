import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

import { expect, it } from 'vitest';

import { prepare } from '../prepare.ts';
import { example, master } from '../testing/examples.ts';
import { blankSheet } from './sheet.ts';

setFlagsFromString('--allow-natives-syntax');
/** Whether V8 keeps a list as bare doubles: anything else costs an allocation per number. */
const isDoubles = runInThisContext('(list) => %HasDoubleElements(list) && !%HasHoleyElements(list)') as (
  list: readonly number[],
) => boolean;

it('is nothing but doubles, blank and filled in', () => {
  const filled = prepare(example('E5').startup, master, { asOfYear: 2026 }).sheet;
  for (const { value, trust } of [blankSheet(), filled])
    expect([isDoubles(value), isDoubles(trust)]).toEqual([true, true]);
});
