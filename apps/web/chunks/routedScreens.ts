import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { firstAnswers } from '../src/ahead/firstQuestions.ts';
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

/** The modules that a screen starts with, and what judges the answers to its first calls. */
export function startsOf({ path, modules, isSignedIn }: RoutedScreen): string[] {
  const judges = firstAnswers(path).map((part) => join(answers, `${part}.ts`));
  return [...new Set([...modules, ...(isSignedIn ? firstCalls : []), ...judges])];
}

/** The modules that each screen starts with; and, by themselves, the checks of answers, which come with the first call. */
export function modulesOfScreens(screens: readonly RoutedScreen[]): string[][] {
  return [...screens.map(startsOf), ...readdirSync(answers).map((file) => [join(answers, file)])];
}
