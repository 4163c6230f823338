import { expect, it } from 'vitest';

import { firstNames } from './firstNames.ts';

it.each([
  [['revenue', 'team size'], 'revenue, team size'],
  [['revenue', 'team size', 'age'], 'revenue, team size…'],
  [['a name longer than the line'], 'a name longer than the line'],
  [['a name longer than the line', 'age'], 'a name longer than the line…'],
  [[], ''],
])('shortens %j', (names, shown) => {
  expect(firstNames(names, 20)).toBe(shown);
});
