import { expect, test } from 'vitest';

import { selectionState, toggleRow, toggleRows } from './selectRows.ts';

const page = ['a', 'b'];

test('selectionState looks at the rows in sight', () => {
  expect(selectionState(new Set(), page)).toBe('none');
  expect(selectionState(new Set(['x']), page)).toBe('none');
  expect(selectionState(new Set(['a', 'x']), page)).toBe('some');
  expect(selectionState(new Set(['a', 'b', 'x']), page)).toBe('all');
  expect(selectionState(new Set(['x']), [])).toBe('none');
});

test('toggleRow adds or takes away one row and leaves the given set alone', () => {
  const selected = new Set(['a']);
  expect([...toggleRow(selected, 'b')]).toEqual(['a', 'b']);
  expect([...toggleRow(selected, 'a')]).toEqual([]);
  expect([...selected]).toEqual(['a']);
});

test('toggleRows completes a page first, then empties it, and other pages keep theirs', () => {
  expect([...toggleRows(new Set(['x', 'a']), page)]).toEqual(['x', 'a', 'b']);
  expect([...toggleRows(new Set(['x', 'a', 'b']), page)]).toEqual(['x']);
});
