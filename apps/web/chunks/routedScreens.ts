import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type Area, areas } from '../src/language/areas.ts';

interface RoutedScreen {
  /** Path of its module. */
  module: string;
  /** The parts of the texts that it asks for. */
  areas: readonly Area[];
  /** It stands in the frame of those who are signed in. */
  isSignedIn: boolean;
}

const source = resolve(import.meta.dirname, '../src');
const answers = resolve(import.meta.dirname, '../../../packages/contract/src/calls/answers');

const routers = ['router.tsx', 'routes/admin/adminRoutes.ts'];
const screenCall = /\bscreen\(\s*\[([^\]]*)\],\s*async \(\) =>\s*\(await import\('([^']+)'\)/g;
const isArea = (name: string): name is Area => Object.hasOwn(areas, name);
const needsNoSession: ReadonlySet<string> = new Set(['landing', 'account', 'text']);

/** What is loaded around every screen of those who are signed in. */
const frame = [
  join(source, 'layout/MainLayout.tsx'),
  join(source, 'api/parseInput.ts'),
  join(answers, 'masterData.ts'),
  join(answers, 'startupLists.ts'),
];

/** The screens as the router names them. */
export function routedScreens(): RoutedScreen[] {
  return routers.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const found = [...text.matchAll(screenCall)];
    if (found.length !== text.match(/\bscreen\(/g)?.length) throw new Error(`${file} names a screen in a new way.`);
    return found.map(([, list = '', module = '']) => {
      const named = list.split(',').flatMap((name) => name.trim().replaceAll("'", '') || []);
      const isSignedIn = named.some((name) => !needsNoSession.has(name));
      return {
        module: resolve(source, file, '..', module),
        areas: (isSignedIn ? ['frame', ...named] : named).filter(isArea),
        isSignedIn,
      };
    });
  });
}

/** The modules that each screen starts with; and, by themselves, the checks of answers, which come with the first call. */
export function modulesOfScreens(): string[][] {
  const screens = routedScreens().map(({ module, isSignedIn }) => [module, ...(isSignedIn ? frame : [])]);
  return [...screens, ...readdirSync(answers).map((file) => [join(answers, file)])];
}
