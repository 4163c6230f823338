import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { knownMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../errors/startError.ts';
import { dataFolder } from '../testing/templateFolder.ts';
import type { Line } from './Line.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeArchive } from './writeArchive.ts';

async function newFolder(): Promise<string> {
  const folder = await dataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('changes nothing when it cannot restore everything', async () => {
  const at = new Date('2026-06-30T12:00:00Z');
  const [from, to] = [await newFolder(), await newFolder()];
  writeFileSync(join(from, 'secret'), 'of the backup');
  mkdirSync(join(from, 'outbox'));
  writeFileSync(join(from, 'outbox', 'mail.eml'), 'Subject: Hello');
  const file = join(from, 'all.backup');
  await makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, file, at);
  writeFileSync(join(to, 'secret'), 'of the place');
  // Writing a mail fails, because its folder is a file.
  writeFileSync(join(to, 'outbox'), '');
  const before = readdirSync(to);
  const restored = restoreBackup({ AVAL_DATA: to, DATABASE_URL: undefined }, file, { replaces: true, at });
  await expect(restored).rejects.toThrow(
    /outbox is a file where a folder is needed \(EEXIST\)\. .*everything is as it was/,
  );
  expect(existsSync(join(to, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(readFileSync(join(to, 'secret'), 'utf8')).toBe('of the place');
  expect(readdirSync(to).filter((name) => !before.includes(name) && !name.endsWith('.lock'))).toEqual([]);
});

it('does not result in an empty database when it is killed, and succeeds when it is repeated', async () => {
  const at = new Date('2026-06-30T12:00:00Z');
  const [from, to] = [await newFolder(), await newFolder()];
  const file = join(from, 'all.backup');
  await makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, file, at);
  // The state after a power failure between moving the old folder aside and renaming the new one.
  renameSync(join(to, 'postgres'), join(to, 'postgres.restored'));
  await expect(openDatabase({ AVAL_DATA: to, DATABASE_URL: undefined })).rejects.toThrow(/Restore it again, or remove/);
  expect(existsSync(join(to, 'postgres'))).toBe(false);
  await restoreBackup({ AVAL_DATA: to, DATABASE_URL: undefined }, file, { replaces: false, at });
  const database = await openDatabase({ AVAL_DATA: to, DATABASE_URL: undefined });
  await database.close();
  expect(readdirSync(to)).not.toContain('postgres.restored');
});

it('explains what to do when a backup cannot be written', async () => {
  const from = await newFolder();
  const made = makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, join(from, 'none', 'all.backup'), new Date());
  await expect(made).rejects.toThrow(
    /all\.backup cannot be written \(ENOENT\)\. Name a file in a folder that is there/,
  );
});

describe('a restore that fails explains the reason and what to do, and changes nothing', () => {
  const at = new Date('2026-06-30T12:00:00Z');
  async function* emptyBackup(): AsyncGenerator<Line> {
    yield { kind: 'backup', format: 1, made_at: at.toISOString(), engine: 'embedded', migrations: knownMigrations() };
  }
  const advice = /^.+\..*(?:Name|Check|Set|Move|Take|mend)/s;

  async function refusal(data: string, file: string, replaces = true): Promise<string> {
    const error: unknown = await restoreBackup({ AVAL_DATA: data, DATABASE_URL: undefined }, file, {
      replaces,
      at,
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).toMatch(advice);
    return message;
  }

  it('when the file is not a backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aval-restore-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = join(folder, 'place');
    writeFileSync(join(folder, 'letter'), 'Dear operator');
    symlinkSync('circle', join(folder, 'circle'));
    expect(await refusal(place, folder)).toMatch(/is a folder, not a backup\. Name the file\.$/);
    expect(await refusal(place, join(folder, 'nothing'))).toMatch(/^There is no file .*nothing\. /);
    expect(await refusal(place, join(folder, 'letter', 'all.backup'))).toMatch(/^There is no file .*all\.backup\. /);
    expect(await refusal(place, join(folder, 'letter'))).toMatch(/letter is damaged or no backup of Aval/);
    expect(await refusal(place, join(folder, 'circle'))).toMatch(/circle cannot be used \(ELOOP\)\./);
    expect(await refusal(place, '/dev/null')).toMatch(/is no file, not a backup/);
    expect(existsSync(place)).toBe(false);
  });

  it.each([
    ['a file in the place of the data folder', (to: string) => writeFileSync(to, 'x'), /a file is in its place/],
    [
      'a file in the place of the database',
      (to: string) => {
        mkdirSync(to);
        writeFileSync(join(to, 'postgres'), 'x');
      },
      /postgres is a file where the folder of the database belongs/,
    ],
    [
      'a folder in the place of the lock',
      (to: string) => mkdirSync(join(to, 'postgres.lock'), { recursive: true }),
      /postgres\.lock, .* cannot be opened/,
    ],
    [
      'a folder in the place of the secret',
      (to: string) => mkdirSync(join(to, 'secret'), { recursive: true }),
      /secret is a folder where a file is needed\. .*everything is as it was/,
    ],
  ])('when there is %s', async (_, prepare, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'aval-restore-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'all.backup');
    await writeArchive(file, emptyBackup());
    const to = join(folder, 'place');
    prepare(to);
    const contents = () =>
      readdirSync(folder, { recursive: true }).filter((name) => !name.toString().endsWith('.lock'));
    const before = contents();
    expect(await refusal(to, file)).toMatch(message);
    expect(contents()).toEqual(before);
  });
});

it('a backup reports which file next to the database it cannot read', async () => {
  const from = await newFolder();
  mkdirSync(join(from, 'secret'));
  const place = { AVAL_DATA: from, DATABASE_URL: undefined };
  await expect(makeBackup(place, join(from, 'all.backup'), new Date())).rejects.toThrow(
    /secret is a folder where a file is needed \(EISDIR\)\. .*put it in order, then back up again/,
  );
  const file = join(from, 'secret', 'file');
  writeFileSync(file, '');
  await expect(makeBackup({ ...place, AVAL_DATA: file }, join(from, 'new'), new Date())).rejects.toThrow(
    /There is no database in .*file\. Name its folder/,
  );
});
