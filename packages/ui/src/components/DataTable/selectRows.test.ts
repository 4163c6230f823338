import { expect, test } from 'vitest';

import { selectionState, toggleRow, toggleRows } from './selectRows.ts';

const page = ['a', 'b'];

test('selectionState considers visible rows only', () => {
  expect(selectionState(new Set(), page)).toBe('none');
  expect(selectionState(new Set(['x']), page)).toBe('none');
  expect(selectionState(new Set(['a', 'x']), page)).toBe('some');
  expect(selectionState(new Set(['a', 'b', 'x']), page)).toBe('all');
  expect(selectionState(new Set(['x']), [])).toBe('none');
});

test('toggleRow adds or removes one row without mutating the set', () => {
  const selected = new Set(['a']);
  expect([...toggleRow(selected, 'b')]).toEqual(['a', 'b']);
  expect([...toggleRow(selected, 'a')]).toEqual([]);
  expect([...selected]).toEqual(['a']);
});

test('toggleRows first selects a whole page, then clears it, and keeps other pages', () => {
  expect([...toggleRows(new Set(['x', 'a']), page)]).toEqual(['x', 'a', 'b']);
  expect([...toggleRows(new Set(['x', 'a', 'b']), page)]).toEqual(['x']);
});
