import { expect, it } from 'vitest';

import { namesThatFit } from './namesThatFit.ts';

it.each([
  [['revenue', 'team size'], 'revenue, team size', 0],
  [['revenue', 'team size', 'age', 'stage'], 'revenue, team size', 2],
  [['revenue', 'team size', 'age'], 'revenue, team size, age', 0],
  [['a name longer than the line'], 'a name longer than the line', 0],
  [['a name longer than the line', 'age', 'stage'], 'a name longer than the line', 2],
  [[], '', 0],
])('shortens %j', (names, shown, left) => {
  expect(namesThatFit(names, 20)).toEqual({ shown, left });
});
