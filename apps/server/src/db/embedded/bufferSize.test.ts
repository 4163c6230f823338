import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { bufferSize } from './bufferSize.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder whose database has two sparse files of this total size. */
function folderOf(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'aval-buffers-'));
  folders.push(folder);
  for (const place of ['base/1', 'base/5', 'pg_wal']) mkdirSync(join(folder, place), { recursive: true });
  for (const file of ['base/1/table', 'base/5/index']) {
    writeFileSync(join(folder, file), '');
    truncateSync(join(folder, file), (megabytes / 2) * 2 ** 20);
  }
  writeFileSync(join(folder, 'pg_wal/log'), '');
  truncateSync(join(folder, 'pg_wal/log'), 900 * 2 ** 20);
  return folder;
}

const plenty = 64 * 2 ** 30;

it('gives a small database the minimum', () => {
  expect(bufferSize(folderOf(20), plenty)).toBe(32);
});

it('fits all pages of the database and some growth', () => {
  expect(bufferSize(folderOf(100), plenty)).toBe(128);
  expect(bufferSize(folderOf(200), plenty)).toBe(256);
});

it('is at most half a gigabyte', () => {
  expect(bufferSize(folderOf(5000), plenty)).toBe(512);
});

it('takes at most an eighth of the memory, and at least the minimum', () => {
  expect(bufferSize(folderOf(5000), 2 * 2 ** 30)).toBe(256);
  expect(bufferSize(folderOf(5000), 2 ** 27)).toBe(32);
});
