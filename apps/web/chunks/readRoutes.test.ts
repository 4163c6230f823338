import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readRoutes } from './readRoutes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

function write(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

test('a screen is read with what stands around it, across files', () => {
  write(
    'others.ts',
    `export const others = [{ path: patterns.cron, lazy: { Component: screen(['admin'], async () => (await import('./Cron.tsx')).Cron) } }];`,
  );
  const router = write(
    'router.tsx',
    `import { others } from './others.ts';
     export const router = createRouter([{
       middleware: [inLanguage],
       children: [
         { path: patterns.login, loader: () => null, lazy: { Component: screen(['account'], async () => (await import('./SignIn.tsx')).SignIn) } },
         { middleware: [guarded('user')], lazy: { Component: screen(['frame'], async () => (await import('./Frame.tsx')).Frame) }, children: others },
         { path: '*', lazy: { Component: screen([], async () => (await import('./Lost.tsx')).Lost) } },
       ],
     }]);`,
  );
  expect(readRoutes(router)).toEqual([
    { path: '/login', modules: [at('SignIn.tsx')], areas: ['account'], isSignedIn: false },
    { path: null, modules: [at('Frame.tsx')], areas: ['frame'], isSignedIn: true },
    { path: '/admin/cron', modules: [at('Frame.tsx'), at('Cron.tsx')], areas: ['frame', 'admin'], isSignedIn: true },
    { path: '*', modules: [at('Lost.tsx')], areas: [], isSignedIn: false },
  ]);
});

test.each([
  ['an address that is no pattern', `[{ path: '/new', lazy: {} }]`],
  ['code that is loaded in another way', `[{ path: patterns.login, lazy: () => import('./SignIn.tsx') }]`],
  ['children from nowhere', `[{ children: others }]`],
])('%s is told of instead of left out', (_, list) => {
  expect(() => readRoutes(write('router.tsx', `export const router = createRouter(${list});`))).toThrow(
    'written in a new way',
  );
});
