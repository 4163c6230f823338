import { expect, test } from 'vitest';

import { lateParts } from './lateParts.ts';

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  fileName: name,
  isEntry: name === 'entry',
  imports,
  dynamicImports,
  facadeModuleId: `${name}.ts`,
});
const screen = (module: string) => ({
  path: `/${module}`,
  modules: [`${module}.ts`],
  areas: [],
  isSignedIn: false,
});

test('what a screen loads later is found behind all that it imports, the entry left out', () => {
  const chunks = [
    chunk('entry', [], ['landing', 'list']),
    chunk('landing', ['entry', 'features'], ['example']),
    chunk('features', [], ['history']),
    chunk('list', [], ['table']),
    chunk('terms', ['entry']),
    ...['example', 'history', 'table'].map((name) => chunk(name)),
  ];
  const screens = [screen('landing'), screen('list'), screen('terms')];
  expect(lateParts(chunks, screens)).toEqual([['example.ts', 'history.ts'], ['table.ts']]);
});
