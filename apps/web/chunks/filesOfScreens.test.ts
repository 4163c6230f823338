import { expect, test } from 'vitest';

import { filesOfScreens } from './filesOfScreens.ts';

const chunk = (fileName: string, module: string, imports: string[] = []) => ({
  fileName,
  isEntry: module === 'main',
  imports,
  facadeModuleId: module,
  modules: {},
});
const chunks = [
  chunk('main.js', 'main', ['shared.js']),
  chunk('shared.js', 'shared'),
  chunk('frame.js', 'frame', ['shared.js']),
  chunk('list.js', 'list', ['main.js', 'table.js']),
  chunk('table.js', 'table'),
  chunk('one.js', 'one'),
  chunk('lost.js', 'lost'),
  chunk('en.js', '\0virtual:words/en/frame'),
  chunk('es.js', '\0virtual:words/es/frame'),
];
const screen = (path: string | null, module: string, isSignedIn = true) => ({
  path,
  modules: isSignedIn ? ['frame', module] : [module],
  areas: isSignedIn ? (['frame'] as const) : [],
  isSignedIn,
});

test('each screen has what it loads, without what the entry brings', () => {
  const { files, screens } = filesOfScreens(chunks, [screen('/list', 'list'), screen(null, 'frame')]);
  expect(screens).toHaveLength(1);
  const named = (language: 'en' | 'es') => screens[0]?.[language].map((place) => files[place]).toSorted();
  expect(named('en')).toEqual(['/en.js', '/frame.js', '/list.js', '/table.js']);
  expect(named('es')).toContain('/es.js');
  expect(named('es')).not.toContain('/en.js');
});

test('fixed addresses come before patterns, and the one for everything else last', () => {
  const { screens } = filesOfScreens(chunks, [
    screen(null, 'frame'),
    screen('*', 'lost', false),
    screen(null, 'frame'),
    screen('/list/:id/more', 'one'),
    screen('/list/add', 'list'),
  ]);
  expect(screens.map(({ address }) => address)).toEqual(['^/list/add/?$', '^/list/[^/]+/more/?$', '']);
});

test('a screen that the build does not have is told of', () => {
  expect(() => filesOfScreens(chunks, [screen('/gone', 'gone')])).toThrow('gone is in no chunk');
});
