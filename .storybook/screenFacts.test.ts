import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const stories = globSync('packages/screens/src/**/*.stories.tsx', { cwd: root }).map((path) => {
  const text = readFileSync(resolve(root, path), 'utf8');
  const [, title = ''] = /^ {2}title: '([^']+)',$/m.exec(text) ?? [];
  const [, instead = ''] = /^ {6}instead: \[([^\]]*)\]/m.exec(text) ?? [];
  return { title, isScreen: /^ {4}screen: \{$/m.test(text), instead: instead.match(/\w+/g) ?? [] };
});
const titles = stories.map(({ title }) => title);

it('shows instead of a screen only components that have stories', () => {
  const shown = stories.flatMap(({ title, instead }) => instead.map((name) => `${dirname(title)}/${name}`));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((title) => !titles.includes(title))).toEqual([]);
});

it('has a screen for every mock', () => {
  const mocks = globSync('.storybook/mocks/*', { cwd: root }).map((path) => basename(path, '.webp'));
  const screens = stories.filter(({ isScreen }) => isScreen).map(({ title }) => basename(title));
  expect(mocks.length).toBeGreaterThan(0);
  expect(mocks.filter((name) => !screens.includes(name))).toEqual([]);
});
