import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { ClientBase } from 'pg';

import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { appliedMigrations } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import { StartError } from '../errors/startError.ts';
import { connectServer } from './connectServer.ts';
import { databaseOf, removeLeftCopies } from './copies.ts';
import { keptFiles } from './dataFolder.ts';
import type { End, Line } from './Line.ts';
import { refusedFile } from './refusedFile.ts';
import { requestCopy } from './requestCopy.ts';
import type { DataLocation } from './settings.ts';
import { tablesOf } from './tableRows.ts';
import { writeArchive } from './writeArchive.ts';

/**
 * Writes a consistent snapshot of all stored data into one file. Servers may keep running and writing meanwhile.
 *
 * @param signal Aborts the backup and removes what has been written so far.
 * @throws StartError when there is no database to back up, or it cannot be reached.
 */
export async function makeBackup(location: DataLocation, file: string, at: Date, signal?: AbortSignal): Promise<End> {
  if (location.DATABASE_URL !== undefined) {
    const client = await connectServer(location.DATABASE_URL);
    try {
      return await writeArchive(file, linesOf(client, 'server', location.AVAL_DATA, at), signal);
    } finally {
      await client.end();
    }
  }
  const copy = await requestCopy(location.AVAL_DATA, signal);
  const options = { location, file, at, signal };
  if (copy === null)
    return backUpFolder(join(location.AVAL_DATA, 'postgres'), options, () => removeLeftCopies(location.AVAL_DATA));
  try {
    return await backUpFolder(databaseOf(copy.folder), options);
  } finally {
    rmSync(copy.folder, { recursive: true, force: true });
    copy.release();
  }
}

interface BackupOptions {
  location: DataLocation;
  file: string;
  at: Date;
  signal: AbortSignal | undefined;
}

/**
 * Backs up the database in a folder. Opening it also verifies that the database, or its copy, is intact.
 *
 * @param onOpen Called once the folder is open, and so locked against other processes.
 */
async function backUpFolder(
  folder: string,
  { location, file, at, signal }: BackupOptions,
  onOpen = () => {},
): Promise<End> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new StartError(`There is no database in ${location.AVAL_DATA}. Name its folder with AVAL_DATA.`);
  }
  const database = await openEmbedded(folder);
  try {
    onOpen();
    const client = await database.pool.connect();
    try {
      return await writeArchive(file, linesOf(client, 'embedded', location.AVAL_DATA, at), signal);
    } finally {
      client.release(true);
    }
  } finally {
    await database.close();
  }
}

async function* linesOf(client: ClientBase, engine: Database['engine'], data: string, at: Date): AsyncGenerator<Line> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0)
    throw new StartError('This database is not one of Aval, or no server has started on it yet.');
  yield { kind: 'backup', format: 1, made_at: at.toISOString(), engine, migrations };
  yield* tablesOf(client);
  yield* filesOf(data);
}

function* filesOf(data: string): Generator<Line> {
  let at = data;
  try {
    for (const path of keptFiles(data)) {
      at = join(data, path);
      const { mode } = statSync(at);
      yield { kind: 'file', path, mode: mode & 0o777, content: readFileSync(at).toString('base64') };
    }
  } catch (error) {
    throw refusedFile(error, 'It belongs into the backup: put it in order, then back up again.', at);
  }
}
