import { mkdtempSync, rmSync } from 'node:fs';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';

import { dataFolder } from '../../testing/templateFolder.ts';
import { durableFileSystem } from './durableFileSystem.ts';
import { lockFolder } from './folderLock.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return { ...original, fsyncSync: vi.fn<typeof fs.fsyncSync>(original.fsyncSync) };
});

it('reaches the disk with every commit', async () => {
  const folder = await dataFolder();
  const database = await PGlite.create({
    fs: durableFileSystem(join(folder, 'postgres')),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await database.exec('create table proof (id int)');
  const before = vi.mocked(fs.fsyncSync).mock.calls.length;
  for (let id = 0; id < 20; id += 1) await database.query('insert into proof values ($1)', [id]);
  expect(vi.mocked(fs.fsyncSync).mock.calls.length - before).toBeGreaterThanOrEqual(20);
});

it('locks a folder for one holder at a time, and for the next one once it is free', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'aval-lock-')), 'postgres');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/already in use by another process\. Stop that one/);
  lock.release();
  lockFolder(folder).release();
});
