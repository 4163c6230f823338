import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { changedPictures } from './changedPictures.ts';

const place = mkdtempSync(join(tmpdir(), 'aval-pictures-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const root = join(place, 'checkout');
const folder = join(root, '.storybook/screenshots/Badge');
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'pipe' })
    .toString()
    .trim();
const draw = (name: string, content: string): void => writeFileSync(join(folder, name), content);
const commit = (subject: string): void => {
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', `--message=${subject}`);
};

mkdirSync(folder, { recursive: true });
git('init', '--quiet');
for (const name of ['gallery.light.png', 'gallery.dark.png', 'old.light.png']) draw(name, 'first');
commit('Draw badges');
draw('gallery.light.png', 'second');
rmSync(join(folder, 'old.light.png'));
draw('new.light.png', 'new');
commit('Draw them again');

it('lists new, changed and removed pictures since a commit', () => {
  const { since, pictures } = changedPictures(root, 'HEAD~1') ?? { since: '', pictures: [] };
  expect(since).toMatch(/^\w+, \d{4}-\d\d-\d\d: Draw badges$/);
  const before = git('rev-parse', 'HEAD~1:.storybook/screenshots/Badge/gallery.light.png');
  expect(pictures).toEqual([
    { name: 'Badge/gallery.light', before, isRemoved: false },
    { name: 'Badge/new.light', before: null, isRemoved: false },
    { name: 'Badge/old.light', before, isRemoved: true },
  ]);
});

it('has no history where it is too short, and none of a commit that is not known', () => {
  expect(changedPictures(root)).toBeNull();
  expect(changedPictures(root, 'v9')).toBeNull();
  expect(changedPictures(root, '--all')).toBeNull();
});

it('compares with the last release, also before the changes are committed', () => {
  git('tag', 'v1');
  expect(changedPictures(root)?.pictures).toEqual([]);
  draw('gallery.dark.png', 'second');
  expect(changedPictures(root)?.pictures.map(({ name }) => name)).toEqual(['Badge/gallery.dark']);
});

it('has no history in a shallow clone and without Git', () => {
  const shallow = join(place, 'shallow');
  git('clone', '--quiet', '--depth=1', '--no-tags', `file://${root}`, shallow);
  expect(changedPictures(shallow)).toBeNull();
  expect(changedPictures(shallow, 'HEAD~1')).toBeNull();
  expect(changedPictures(place)).toBeNull();
});
