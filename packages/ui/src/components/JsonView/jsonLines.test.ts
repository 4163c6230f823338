import { describe, expect, test } from 'vitest';

import { type Json, jsonLines, openPaths, treeKey } from './jsonLines.ts';

const value: Json = { name: 'Kelpa', team: [{ size: 4 }, null], empty: [], gone: undefined, ok: true };
const all = openPaths(value, 9);
const print = (open: ReadonlySet<string>, item: Json = value) =>
  jsonLines(item, open, new Map()).map(({ level, name, text }) => `${level} ${name ?? ''} ${text}`);

test('lists children below their parent, and counts those of collapsed ones', () => {
  expect(print(new Set())).toEqual(['1  {4}']);
  expect(print(openPaths(value, 1))).toEqual(['1  {4}', '2 name "Kelpa"', '2 team [2]', '2 empty [0]', '2 ok true']);
  expect(print(all)).toEqual([
    '1  {4}',
    '2 name "Kelpa"',
    '2 team [2]',
    '3 0 {1}',
    '4 size 4',
    '3 1 null',
    '2 empty [0]',
    '2 ok true',
  ]);
});

test('a single value is one line', () => {
  expect(print(new Set(), 'a "quote"')).toEqual([String.raw`1  "a \"quote\""`]);
  expect(print(new Set(), null)).toEqual(['1  null']);
});

test('keys that look the same have different paths', () => {
  const lines = jsonLines({ a: { b: 1 }, 'a.b': 2 }, openPaths({ a: { b: 1 } }, 9), new Map());
  expect(new Set(lines.map(({ path }) => path)).size).toBe(lines.length);
});

test('shows a large list in batches', () => {
  const large = Array.from({ length: 250 }, (_, index) => index);
  const lines = (batches: number) => jsonLines(large, new Set(['[]']), new Map([['[]', batches]]));
  expect(lines(1)).toHaveLength(102);
  expect(lines(1).at(-1)).toMatchObject({ kind: 'more', text: '150', position: 101, size: 101 });
  expect(lines(3)).toHaveLength(251);
});

describe('treeKey', () => {
  const lines = jsonLines(value, all, new Map());

  test('moves up and down and to the ends', () => {
    expect(treeKey(lines, 0, 'ArrowDown')).toEqual({ type: 'focus', index: 1 });
    expect(treeKey(lines, 0, 'ArrowUp')).toBeNull();
    expect(treeKey(lines, 1, 'End')).toEqual({ type: 'focus', index: 7 });
    expect(treeKey(lines, 7, 'Home')).toEqual({ type: 'focus', index: 0 });
  });

  test('right opens, then moves to the first child; left closes, then moves to the parent', () => {
    const closed = jsonLines(value, openPaths(value, 1), new Map());
    expect(treeKey(closed, 2, 'ArrowRight')).toEqual({ type: 'open', path: '["team"]' });
    expect(treeKey(lines, 2, 'ArrowRight')).toEqual({ type: 'focus', index: 3 });
    expect(treeKey(lines, 2, 'ArrowLeft')).toEqual({ type: 'close', path: '["team"]' });
    expect(treeKey(lines, 5, 'ArrowLeft')).toEqual({ type: 'focus', index: 2 });
  });

  test('does not open single values, and ignores other keys', () => {
    expect(treeKey(lines, 6, 'ArrowRight')).toBeNull();
    expect(treeKey(lines, 1, 'ArrowRight')).toBeNull();
    expect(treeKey(lines, 0, 'x')).toBeNull();
    expect(treeKey(lines, 99, 'ArrowDown')).toBeNull();
  });
});
