import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { virtualModule } from './virtualModule.ts';

export type UserKind = 'screens' | 'forms' | 'components';
type Users = Record<UserKind, string[]>;

const root = resolve(import.meta.dirname, '..');
const places: Record<UserKind, string> = {
  screens: '{apps/web,packages/screens}/src/**/*.{ts,tsx}',
  forms: 'packages/forms/src/**/*.{ts,tsx}',
  components: 'packages/ui/src/{components,charts}/**/*.{ts,tsx}',
};
const isSource = (path: string): boolean => !/\.(test|stories)\.|\/testing\//.test(path);
const fromPackage = /import \{([^}]*)\} from '(?:@aval\/(?:ui|ui\/charts|forms|screens)|\.\.?\/[^']*)'/g;

/** Names that a source imports from the library or from its neighbours, without types. */
export function namesIn(source: string): string[] {
  return [...source.matchAll(fromPackage)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/**
 * Screens by their path below the routes, everything else by its own name: 'admin/users/EditUserDialog', 'TeamSection'.
 */
function nameOf(path: string, kind: UserKind): string {
  const name = path.replace(/\.tsx?$/, '');
  return kind === 'screens'
    ? name.replace(/^(?:apps\/web|packages\/screens)\/src\/(?:features\/)?/, '')
    : name.replace(/^.*\//, '');
}

/** The users of each component, read from the source of the product. */
export function usersByName(): Record<string, Users> {
  const users: Record<string, Users> = {};
  for (const kind of Object.keys(places) as UserKind[]) {
    for (const path of globSync(places[kind], { cwd: root }).filter(isSource).toSorted()) {
      const user = nameOf(path, kind);
      for (const name of new Set(namesIn(readFileSync(resolve(root, path), 'utf8')))) {
        const own = (users[name] ??= { screens: [], forms: [], components: [] });
        if (user !== name) own[kind].push(user);
      }
    }
  }
  return users;
}

/** Which screens, forms and components use each component. */
export const usedByPlugin = (): Plugin =>
  virtualModule('used-by', () => `export const usersByName = ${JSON.stringify(usersByName())};`);
