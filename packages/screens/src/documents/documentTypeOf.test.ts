import { expect, it } from 'vitest';

import { documentTypeOf } from './documentTypeOf.ts';

it.each([
  ['deck.PDF', 'pdf'],
  ['memo.v2.docx', 'text'],
  ['notes.txt', 'text'],
  ['plan.csv', 'excel'],
  ['deck.ppt', 'powerpoint'],
  ['memo.odt', null],
  ['memo', null],
] as const)('%s is %s', (name, type) => {
  expect(documentTypeOf(name)).toBe(type);
});
