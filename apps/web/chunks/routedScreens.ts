import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Area } from '../src/language/areas.ts';
import { readRoutes } from './readRoutes.ts';

export interface RoutedScreen {
  /** The pattern of its address, `*` for every other; null for what stands around screens. */
  path: string | null;
  /** Paths of its module and of those that stand around it, outer ones first. */
  modules: readonly string[];
  /** The parts of the texts that these ask for. */
  areas: readonly Area[];
  /** It is only for those who are signed in. */
  isSignedIn: boolean;
}

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
