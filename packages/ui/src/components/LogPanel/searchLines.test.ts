import { afterEach, expect, test, vi } from 'vitest';

import { searchLines } from './searchLines.ts';

const search = (source: string, lines: readonly string[], timeoutMs = 2000) =>
  searchLines({ source, flags: 'gi', lines, timeoutMs });
const linesOf = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} ${index}`);

afterEach(() => {
  vi.restoreAllMocks();
});

test('finds each matching line once', () => {
  expect(search('olmo', ['Olmo: olmo', 'Puente', 'El olmo'])).toEqual([0, 2]);
  expect(search('7$', linesOf(250, 'Line'))?.slice(-2)).toEqual([237, 247]);
  expect(search('x*', ['a', ''])).toEqual([0, 1]);
  expect(search('x', [])).toEqual([]);
});

test('gives up when a screenful of lines would block the page for too long', () => {
  const lines = [`${'a'.repeat(24)}!`];
  expect(search('(a+)+$', lines)).toBeNull();
  // Not only before the first match of a line: what is found is also marked.
  expect(search('b|(a+)+$', [`b${lines[0]}`])).toBeNull();
});

test('tolerates a system pause, which does not happen twice at the same lines', () => {
  // Two readings before the first lines, then two for each screenful: before and after it.
  const times = [0, 0, 60, 60, 61, 61, 62];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 62);
  expect(search('line', linesOf(150, 'Line'))).toHaveLength(150);
});

test('gives up when the whole search takes too long, even if each line is fast', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  expect(search('line', linesOf(2000, 'Line'), 100)).toBeNull();
});

test('is self-contained, because a worker gets only its source', () => {
  // oxlint-disable-next-line typescript/no-implied-eval
  const copy: unknown = new Function(`return (${searchLines.toString()})`)();
  if (typeof copy !== 'function') throw new Error('Its text is no function.');
  expect(copy({ source: 'b', flags: 'gi', lines: ['a', 'B'], timeoutMs: 2000 })).toEqual([1]);
});
