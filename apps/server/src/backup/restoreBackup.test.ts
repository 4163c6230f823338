import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { openDatabase } from '../db/open.ts';
import { dataFolder } from '../testing/templateFolder.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';

async function newFolder(): Promise<string> {
  const folder = await dataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('leaves the place as it was when it cannot put everything in', async () => {
  const at = new Date('2026-06-30T12:00:00Z');
  const [from, to] = [await newFolder(), await newFolder()];
  writeFileSync(join(from, 'secret'), 'of the backup');
  mkdirSync(join(from, 'outbox'));
  writeFileSync(join(from, 'outbox', 'mail.eml'), 'Subject: Hello');
  const file = join(from, 'all.backup');
  await makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, file, at);
  writeFileSync(join(to, 'secret'), 'of the place');
  // A mail finds no folder here.
  writeFileSync(join(to, 'outbox'), '');
  const before = readdirSync(to);
  const restored = restoreBackup({ AVAL_DATA: to, DATABASE_URL: undefined }, file, { replaces: true, at });
  await expect(restored).rejects.toThrow('EEXIST');
  expect(existsSync(join(to, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(readFileSync(join(to, 'secret'), 'utf8')).toBe('of the place');
  expect(readdirSync(to).filter((name) => !before.includes(name) && !name.endsWith('.lock'))).toEqual([]);
});

it('leaves no empty database in its place when it was killed, and goes through when it is done again', async () => {
  const at = new Date('2026-06-30T12:00:00Z');
  const [from, to] = [await newFolder(), await newFolder()];
  const file = join(from, 'all.backup');
  await makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, file, at);
  // As the power cut leaves it that comes when the old folder has gone aside and the new one has not moved in.
  renameSync(join(to, 'postgres'), join(to, 'postgres.restored'));
  await expect(openDatabase({ AVAL_DATA: to, DATABASE_URL: undefined })).rejects.toThrow(/Restore it again, or remove/);
  expect(existsSync(join(to, 'postgres'))).toBe(false);
  await restoreBackup({ AVAL_DATA: to, DATABASE_URL: undefined }, file, { replaces: false, at });
  const database = await openDatabase({ AVAL_DATA: to, DATABASE_URL: undefined });
  await database.close();
  expect(readdirSync(to)).not.toContain('postgres.restored');
});

it('says what to do when a backup cannot be written', async () => {
  const from = await newFolder();
  const made = makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, join(from, 'none', 'all.backup'), new Date());
  await expect(made).rejects.toThrow(
    /all\.backup cannot be written \(ENOENT\)\. Name a file in a folder that is there/,
  );
});
