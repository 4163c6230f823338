import * as fc from 'fast-check';

import { evaluatedFields } from '../../../packages/metrics/src/index.ts';
import { drawnStartups, drawnWith } from '../drawnStartups.ts';
import { isInside, rangeOf, scoreOf } from '../evaluation.ts';
import { type Effort, mean, percent, type Row, shareOf } from '../Row.ts';

const before = new Map([
  [3, '98 %'],
  [6, '96 %'],
  [10, '98 %'],
  [14, '98 %'],
  [18, '100 %'],
]);

/** Honest startups with some inputs left out, against their score with all of them. */
export function hiddenInputs({ seed, startups }: Effort): Row[] {
  const drawn = drawnStartups(seed, startups);
  return [...before].map(([count, figure]) => {
    const exactly = { minLength: count, maxLength: count };
    const hidden = drawnWith(fc.shuffledSubarray([...evaluatedFields], exactly), seed, startups);
    const found = drawn.map((startup, index) => {
      const range = rangeOf({ ...startup, defaulted_fields: hidden[index] ?? [] });
      return { isHeld: isInside(range, scoreOf(startup)), width: range.high - range.low };
    });
    const inside = shareOf(found, ({ isHeld }) => isHeld);
    const width = mean(found.map((range) => range.width));
    return {
      what: `${count} inputs hidden: full score inside, mean width`,
      before: figure,
      now: `${percent(inside)}, ${width.toFixed(0)} wide`,
      bound: 'at least 95 %, at most 60 wide',
      isHeld: inside >= 0.95 && width <= 60,
    };
  });
}
