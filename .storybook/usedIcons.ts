import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { virtualModule } from './virtualModule.ts';

const root = resolve(import.meta.dirname, '..');
const places = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/forms/src/**/*.{ts,tsx}',
  'packages/screens/src/**/*.{ts,tsx}',
  'apps/web/src/**/*.{ts,tsx}',
];
const isSource = (path: string): boolean => !/\.(test|stories)\./.test(path);

function namesIn(path: string): string[] {
  const imports = readFileSync(resolve(root, path), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g);
  return [...imports].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

function usedIcons(): Map<string, string[]> {
  const users = new Map<string, Set<string>>();
  for (const path of globSync(places, { cwd: root }).filter(isSource)) {
    const user = path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
    for (const name of namesIn(path)) users.set(name, (users.get(name) ?? new Set()).add(user));
  }
  return new Map([...users].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, set]) => [name, [...set].toSorted()]));
}

/** The icons that the product imports and the files that import them, read from its source when Storybook is built. */
export const usedIconsPlugin = (): Plugin =>
  virtualModule('used-icons', () => {
    const icons = usedIcons();
    const rows = [...icons].map(
      ([name, users]) => `{ name: '${name}', Icon: ${name}, users: ${JSON.stringify(users)} }`,
    );
    return `import { ${[...icons.keys()].join(', ')} } from 'lucide-react';\nexport const usedIcons = [${rows.join(', ')}];`;
  });
