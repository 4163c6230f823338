import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { virtualModule } from './virtualModule.ts';

const root = resolve(import.meta.dirname, '..');
const places = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/forms/src/**/*.{ts,tsx}',
  'packages/screens/src/**/*.{ts,tsx}',
  'packages/metrics/src/**/*.ts',
];
const list = /^(export )?const (\w+) = \[([^\]]*)\] as const/gm;
const literals = /^(?:\s*(?:'[^'\n]*'|-?[\d.]+)\s*(?:,|$))+$/;

type Lists = Record<string, readonly (string | number)[]>;

/** The lists of literals in a source, by name: such as `['small', 'medium'] as const`. */
export function listsIn(source: string, isExported = true): Lists {
  const found = [...source.matchAll(list)].filter(
    ([, mark, , values = '']) => (mark !== undefined) === isExported && literals.test(values.trim()),
  );
  return Object.fromEntries(
    found.map(([, , name = '', values = '']) => [
      name,
      [...values.matchAll(/'([^']*)'|(-?[\d.]+)/g)].map(([, text, figure]) => text ?? Number(figure)),
    ]),
  );
}

/** The values behind types such as `(typeof tones)[number]`, which Storybook's docgen does not resolve. */
export const exportedListsPlugin = (): Plugin =>
  virtualModule('exported-lists', () => {
    const sources = globSync(places, { cwd: root }).map((path) => readFileSync(resolve(root, path), 'utf8'));
    // A private list may have the same name as an exported one, which takes precedence.
    const lists: Lists = Object.assign(
      {},
      ...sources.map((one) => listsIn(one, false)),
      ...sources.map((one) => listsIn(one)),
    );
    return `export const exportedLists = ${JSON.stringify(lists)};`;
  });
