import { expect, it } from 'vitest';

import { isOverdue } from './isOverdue.ts';

const today = '2026-06-30';

it.each([
  ['open', '2026-06-29', true],
  ['open', '2026-06-30', false],
  ['open', null, false],
  ['done', '2026-06-29', false],
  ['accepted', '2026-06-29', false],
] as const)('says of an action that is %s and due on %s whether it is overdue', (state, due_date, expected) => {
  expect(isOverdue({ state, due_date }, today)).toBe(expected);
});
