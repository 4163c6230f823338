import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { virtualModule } from './virtualModule.ts';

const pictures = '.storybook/screenshots';
const cache = 'node_modules/.cache/aval-screenshots';
/** What is compared with before the first release. */
const unreleased = 'HEAD~100';

interface ChangedPicture {
  /** `<component>/<story>.<theme>` */
  name: string;
  /** Git's id of the old picture; null when the picture is new. */
  before: string | null;
  isRemoved: boolean;
}

interface PictureHistory {
  /** The commit that the pictures are compared with, and its date and subject. */
  since: string;
  pictures: ChangedPicture[];
}

/**
 * The pictures in a checkout that differ from those of a tag or commit, by default of the last release; null where
 * there is no Git, no history, or no such commit.
 */
export function changedPictures(root: string, since?: string): PictureHistory | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const lastRelease = (): string => {
    try {
      return git('describe', '--tags', '--abbrev=0');
    } catch {
      return unreleased;
    }
  };
  try {
    const commit = git('rev-parse', '--verify', '--end-of-options', `${since ?? lastRelease()}^{commit}`);
    const changed = git('diff', '--raw', '--no-renames', '--no-abbrev', commit, '--', pictures);
    return {
      since: git('show', '--no-patch', '--format=%h, %cs: %s', commit),
      pictures: [...changed.matchAll(/^:\d+ \d+ (\w+) \w+ ([AMD])\t.*\/(\w+\/[^/]+)\.png$/gm)].map(
        ([, id = '', status, name = '']) => ({ name, before: status === 'A' ? null : id, isRemoved: status === 'D' }),
      ),
    };
  } catch {
    return null;
  }
}

/** The address of an old picture, which is written to a file so that Vite serves and bundles it like any other. */
function oldPicture(root: string, id: string): string {
  const path = `${cache}/${id}.png`;
  if (!existsSync(resolve(root, path))) {
    mkdirSync(resolve(root, cache), { recursive: true });
    writeFileSync(resolve(root, path), execFileSync('git', ['cat-file', 'blob', id], { cwd: root }));
  }
  return path;
}

/** The changed pictures with their addresses, read from Git when the page about them is opened or built. */
export const changedPicturesPlugin = (root = resolve(import.meta.dirname, '..')): Plugin =>
  virtualModule('changed-pictures', () => {
    const history = changedPictures(root, process.env['AVAL_SINCE']);
    const imports: string[] = [];
    const imported = (path: string | null): string =>
      path === null ? 'null' : `url${imports.push(`import url${imports.length} from '/${path}?url';`) - 1}`;
    const rows = history?.pictures.map(({ name, before, isRemoved }) => {
      const old = imported(before && oldPicture(root, before));
      return `{ name: '${name}', before: ${old}, after: ${imported(isRemoved ? null : `${pictures}/${name}.png`)} }`;
    });
    const list = rows ? `{ since: ${JSON.stringify(history?.since)}, pictures: [${rows.join(', ')}] }` : 'null';
    return `${imports.join('\n')}\nexport const history = ${list};`;
  });
