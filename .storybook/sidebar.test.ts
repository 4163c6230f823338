import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { expect, it } from 'vitest';

import { idOf } from './docsId.ts';

const root = resolve(import.meta.dirname, '..');
const groups = ['Foundations', 'Components', 'Charts', 'Forms', 'Screens', 'Patterns'];

interface Source {
  path: string;
  text: string;
}

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
const pages = read('.storybook/pages/*.mdx');
const stories = read('packages/*/src/**/*.stories.tsx');
const titleIn = ({ path, text }: Source): string =>
  /<Meta title="([^"]+)"|^ {2}title: '([^']+)',$/m.exec(text)?.slice(1).find(Boolean) ??
  `No title in ${basename(path)}`;
const titles = [...pages, ...stories].map(titleIn);

it('has a group of the product for every story', () => {
  expect(stories.map(titleIn).filter((title) => !groups.includes(title.replace(/\/.*$/, '')))).toEqual([]);
});

it('lists no title twice', () => {
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it('leads from every page to pages that exist', () => {
  const linked = pages.flatMap(({ text }) => [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id));
  const named = read('.storybook/pages/*.tsx').flatMap(
    ({ text }) => text.match(/(?<=')[A-Z]\w+\/[A-Z][\w/]+(?=')/g) ?? [],
  );
  const ids = new Set(titles.map(idOf));
  expect(linked).not.toEqual([]);
  expect(named).not.toEqual([]);
  expect([...linked, ...named.map(idOf)].filter((id) => !ids.has(id))).toEqual([]);
});
