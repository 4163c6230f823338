import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Chunk, groupByScreen } from './groupByScreen.ts';

/** A file `a` with one module `a.ts`. */
const chunk = (name: string, imports: readonly string[] = [], characters = 20_000): Chunk => ({
  fileName: name,
  isEntry: name === 'entry',
  imports: [...imports],
  code: ' '.repeat(characters),
  modules: { [`${name}.ts`]: {} },
});

function groupsOf(chunks: readonly Chunk[], screens: readonly (readonly string[])[]): string[] {
  const groups = Map.groupBy(groupByScreen(chunks, screens), ([, group]) => group);
  return [...groups.values()].map((modules) => modules.map(([id]) => id.replace('.ts', '')).join(' ')).toSorted();
}

describe('groupByScreen', () => {
  it('puts together what the same screens load, and what the entry does', () => {
    const chunks = [
      chunk('entry', ['react']),
      chunk('react'),
      chunk('list', ['table', 'badge', 'react']),
      chunk('detail', ['badge', 'chart', 'entry']),
      chunk('chart'),
      chunk('table'),
      chunk('badge'),
      chunk('unused'),
    ];
    expect(groupsOf(chunks, [['list.ts'], ['detail.ts']])).toEqual([
      'badge',
      'detail chart',
      'entry react',
      'list table',
    ]);
  });

  it('keeps what only one entry needs from the other', () => {
    const chunks = [chunk('entry', ['both', 'own']), chunk('both'), chunk('own')];
    const first = { ...chunk('first', ['both']), isEntry: true };
    expect(groupsOf([...chunks, first], [])).toEqual(['both', 'entry own', 'first']);
  });

  it('lets a small group join one that more screens load', () => {
    const chunks = [
      chunk('entry'),
      chunk('a', ['all', 'small']),
      chunk('b', ['all']),
      chunk('all'),
      chunk('small', [], 9),
    ];
    expect(groupsOf(chunks, [['a.ts'], ['b.ts']])).toEqual(['a small', 'all', 'b', 'entry']);
    const three = [...chunks, chunk('c', ['all', 'small'])];
    expect(groupsOf(three, [['a.ts'], ['b.ts'], ['c.ts']])).toEqual(['a', 'all small', 'b', 'c', 'entry']);
  });

  it('does not have others load what a small group needs', () => {
    const chunks = [
      chunk('entry'),
      chunk('a', ['x', 'large', 'small']),
      chunk('b', ['x']),
      chunk('c', ['x', 'large', 'small']),
      chunk('d', ['large']),
      chunk('x'),
      chunk('small', ['large'], 9),
      chunk('large'),
    ];
    const screens = ['a', 'b', 'c', 'd'].map((name) => [`${name}.ts`]);
    expect(groupsOf(chunks, screens)).toEqual(['a', 'b', 'c', 'd', 'entry', 'large small', 'x']);
  });

  it('never makes two files that need each other', () => {
    const app = fc
      .array(fc.record({ needs: fc.array(fc.nat(30), { maxLength: 4 }), size: fc.nat(20_000) }), { minLength: 2 })
      .map((files) =>
        // What stands later is needed, never what stands before: files of a build need each other in one direction.
        files.map(({ needs, size }, at) => {
          const later = needs.map((need) => at + 1 + need).filter((to) => to < files.length);
          return chunk(
            `f${at}`,
            later.map((to) => `f${to}`),
            size,
          );
        }),
      );
    fc.assert(
      fc.property(app, fc.array(fc.nat(10), { minLength: 1, maxLength: 6 }), (chunks, starts) => {
        const group = groupByScreen(
          chunks,
          starts.map((at) => [`f${at}.ts`]),
        );
        const nameOf = (file: string) => group.get(`${file}.ts`) ?? file;
        const needs = new Map<string, Set<string>>();
        for (const { fileName, imports } of chunks) {
          const own = needs.get(nameOf(fileName)) ?? new Set();
          for (const file of imports) own.add(nameOf(file));
          needs.set(nameOf(fileName), own);
        }
        const done = new Set<string>();
        const visit = (name: string, above: readonly string[]): void => {
          expect(above).not.toContain(name);
          if (done.has(name)) return;
          for (const next of needs.get(name) ?? []) if (next !== name) visit(next, [...above, name]);
          done.add(name);
        };
        for (const name of needs.keys()) visit(name, []);
      }),
    );
  });
});
