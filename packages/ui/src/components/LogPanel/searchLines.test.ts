import { afterEach, expect, test, vi } from 'vitest';

import { searchLines } from './searchLines.ts';

const search = (source: string, lines: readonly string[], patience = 2000) =>
  searchLines({ source, flags: 'gi', lines, patience });
const linesOf = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} ${index}`);

afterEach(() => {
  vi.restoreAllMocks();
});

test('finds the lines that match, each once, in any number of them', () => {
  expect(search('olmo', ['Olmo: olmo', 'Puente', 'El olmo'])).toEqual([0, 2]);
  expect(search('7$', linesOf(250, 'Line'))?.slice(-2)).toEqual([237, 247]);
  expect(search('x*', ['a', ''])).toEqual([0, 1]);
  expect(search('x', [])).toEqual([]);
});

test('gives up where a screenful of lines takes longer than a page may stand still', () => {
  const lines = [`${'a'.repeat(24)}!`];
  expect(search('(a+)+$', lines)).toBeNull();
  // Not only before the first match of a line: what is found is also marked.
  expect(search('b|(a+)+$', [`b${lines[0]}`])).toBeNull();
});

test('forgives a pause of the machine, which does not come twice at the same lines', () => {
  // Two readings before the first lines, then two for each screenful: before and after it.
  const times = [0, 0, 60, 60, 61, 61, 62];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 62);
  expect(search('line', linesOf(150, 'Line'))).toHaveLength(150);
});

test('gives up when the whole of it takes too long, however quick each line is', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  expect(search('line', linesOf(2000, 'Line'), 100)).toBeNull();
});

test('stands for itself, as a worker gets nothing but its text', () => {
  // oxlint-disable-next-line typescript/no-implied-eval
  const copy: unknown = new Function(`return (${searchLines.toString()})`)();
  if (typeof copy !== 'function') throw new Error('Its text is no function.');
  expect(copy({ source: 'b', flags: 'gi', lines: ['a', 'B'], patience: 2000 })).toEqual([1]);
});
