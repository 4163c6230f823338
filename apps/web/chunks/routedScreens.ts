import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readRoutes, type RoutedScreen } from './readRoutes.ts';

const source = resolve(import.meta.dirname, '../src');
const answers = resolve(import.meta.dirname, '../../../packages/contract/src/calls/answers');

/** What comes with the first calls of every screen of those who are signed in. */
const firstCalls = [
  join(source, 'api/parseInput.ts'),
  join(answers, 'masterData.ts'),
  join(answers, 'startupLists.ts'),
];

/** The screens as the router names them. */
export function routedScreens(): RoutedScreen[] {
  return readRoutes(join(source, 'router.tsx'));
}

/** The modules that each screen starts with; and, by themselves, the checks of answers, which come with the first call. */
export function modulesOfScreens(screens: readonly RoutedScreen[]): string[][] {
  const starts = screens.map(({ modules, isSignedIn }) => [...modules, ...(isSignedIn ? firstCalls : [])]);
  return [...starts, ...readdirSync(answers).map((file) => [join(answers, file)])];
}
