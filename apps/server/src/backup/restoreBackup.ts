import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { ClientBase } from 'pg';

import { lockFolder } from '../db/embedded/folderLock.ts';
import { makeDataFolder, openEmbedded } from '../db/embedded/openEmbedded.ts';
import { syncFolder } from '../db/embedded/syncTree.ts';
import { knownMigrations, makeSchema } from '../db/migrate.ts';
import { draftOf } from '../db/open.ts';
import { StartError } from '../errors/startError.ts';
import { connectServer } from './connectServer.ts';
import { isKeptFile, keptFiles } from './dataFolder.ts';
import type { End, Head, Line } from './Line.ts';
import { checkArchive, readArchive } from './readArchive.ts';
import { refusedFile } from './refusedFile.ts';
import type { DataLocation } from './settings.ts';
import { tableWriter } from './tableRows.ts';

interface RestoreOptions {
  /** Whether to replace an existing database. */
  replaces: boolean;
  at: Date;
  /** Aborts the restore, as long as nothing has been replaced. */
  signal?: AbortSignal;
}

interface Restored {
  head: Head;
  end: End;
  /** The folder to which the previous data was moved; null if there was none, or on a PostgreSQL server. */
  setAside: string | null;
}

const untouched = 'Move it away or open it, then restore again: everything is as it was.';

type FileLine = Extract<Line, { kind: 'file' }>;

/**
 * Restores a backup completely or not at all. All sessions end, because some may have been ended after the backup was
 * made.
 *
 * @throws StartError when the backup is damaged or from an unknown version, a server is running on the database, or
 *   there is data that it was not asked to replace.
 */
export async function restoreBackup(location: DataLocation, file: string, options: RestoreOptions): Promise<Restored> {
  const { head, end } = await checkArchive(file, options.signal);
  const known = knownMigrations();
  if (head.migrations.some((hash, index) => known[index] !== hash)) {
    throw new StartError(
      `${file} was made by a newer version of Aval, or by a build from before the first release. Restore it with the version that made it.`,
    );
  }
  refuseFolder(join(location.AVAL_DATA, 'secret'));
  const setAside =
    location.DATABASE_URL === undefined
      ? await intoFolder(location, file, { ...options, head })
      : await intoServer(location.DATABASE_URL, location, file, { ...options, head });
  return { head, end, setAside };
}

function refuseFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  throw new StartError(`${file} is a folder where a file is needed. ${untouched}`);
}

async function intoServer(
  url: string,
  location: DataLocation,
  file: string,
  { replaces, head, signal }: RestoreOptions & { head: Head },
) {
  const client = await connectServer(url);
  try {
    await client.query('begin');
    await refuseBusyServer(client);
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
    const tables = rows[0]?.count ?? 0;
    if (tables > 0 && !replaces) {
      throw new StartError(
        `The database of DATABASE_URL is not empty: it has ${tables} tables. Name an empty one, or add --replace to drop them and put the backup in their place.`,
      );
    }
    if (replaces) {
      await client.query('drop schema if exists drizzle, pgboss cascade');
      await client.query('drop schema public cascade');
      await client.query('create schema public');
    }
    const files = await load(client, file, head, signal);
    const removeWritten = writeFiles(location.AVAL_DATA, files);
    await client.query('commit').catch((error: unknown) => {
      removeWritten();
      throw error;
    });
  } catch (error) {
    throw asForbidden(error);
  } finally {
    // Closing the connection rolls back a transaction that was not committed.
    await client.end();
  }
  return null;
}

/** Reports missing privileges of the DATABASE_URL role as an error that the operator can fix. */
function asForbidden(error: unknown): unknown {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (code !== '42501') return error;
  return new StartError(
    `PostgreSQL refuses it (${String(message)}). Name a role in DATABASE_URL that owns the database; it is as it was.`,
  );
}

async function refuseBusyServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  const others = rows[0]?.count ?? 0;
  if (others > 0) {
    throw new StartError(
      `The database of DATABASE_URL is in use: ${others} other connections are open. Stop every server on it, then try again.`,
    );
  }
}

async function intoFolder(
  { AVAL_DATA }: DataLocation,
  file: string,
  { replaces, at, head, signal }: RestoreOptions & { head: Head },
) {
  const data = resolve(AVAL_DATA);
  const folder = join(data, 'postgres');
  makeDataFolder(data);
  const lock = lockFolder(folder);
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory()) {
      throw new StartError(
        `${folder} is a file where the folder of the database belongs. Move it away, then restore again.`,
      );
    }
    if (existsSync(folder) && !replaces) {
      throw new StartError(
        `There is a database in ${AVAL_DATA} already. Name another folder with AVAL_DATA, or add --replace to move it aside and put the backup in its place.`,
      );
    }
    const draft = draftOf(folder);
    const clear = () => {
      for (const path of [draft, `${draft}.lock`]) rmSync(path, { recursive: true, force: true });
    };
    clear();
    try {
      const files = await fill(draft, file, head, signal);
      const setAside = existsSync(folder) ? join(data, `replaced-${at.toISOString().replaceAll(':', '-')}`) : null;
      try {
        if (setAside !== null) {
          mkdirSync(setAside, { mode: 0o700 });
          renameSync(folder, join(setAside, 'postgres'));
        }
        writeFiles(data, files, setAside);
        renameSync(draft, folder);
      } catch (error) {
        if (setAside !== null) moveBack(data, setAside);
        throw refusedFile(error, untouched);
      }
      syncFolder(data);
      return setAside;
    } finally {
      clear();
    }
  } finally {
    lock.release();
  }
}

/** Moves the previous data back; otherwise the next start would find no database and create an empty one. */
function moveBack(data: string, setAside: string): void {
  for (const path of ['postgres', ...keptFiles(setAside)]) {
    if (existsSync(join(setAside, path))) renameSync(join(setAside, path), join(data, path));
  }
  rmSync(setAside, { recursive: true, force: true });
}

async function fill(folder: string, file: string, head: Head, signal?: AbortSignal): Promise<FileLine[]> {
  const database = await openEmbedded(folder);
  try {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const files = await load(client, file, head, signal);
      await client.query('commit');
      // Without a checkpoint the first start would replay all of this from the write-ahead log.
      await client.query('checkpoint');
      return files;
    } finally {
      client.release(true);
    }
  } finally {
    await database.close();
  }
}

/** Creates the schema of the backup, which the next start migrates, and inserts the rows. Returns the files. */
async function load(client: ClientBase, file: string, head: Head, signal?: AbortSignal): Promise<FileLine[]> {
  await makeSchema(client, head.migrations.length);
  const write = tableWriter(client);
  const files: FileLine[] = [];
  for await (const line of readArchive(file, signal)) {
    if (line.kind === 'file') files.push(line);
    else await write(line);
  }
  await revokeAccess(client);
  signal?.throwIfAborted();
  return files;
}

/** Ends all sessions and deletes mailed links, because some may have been ended or used after the backup was made. */
async function revokeAccess(client: ClientBase): Promise<void> {
  await client.query('update sessions set revoked_at = now() where revoked_at is null');
  await client.query('delete from password_resets');
  // A backup may be older than this table.
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('email_links') is not null as known`);
  if (rows[0]?.known) await client.query('delete from email_links');
}

/**
 * Writes all files of the backup, or none. Existing files move aside with the database, or stay if there is no
 * `setAside` folder.
 *
 * @returns A function that removes the written files again.
 */
function writeFiles(data: string, files: readonly FileLine[], setAside: string | null = null): () => void {
  const written: string[] = [];
  const removeWritten = () => {
    for (const path of written) rmSync(path, { force: true });
  };
  try {
    for (const { path, mode, content } of files.filter((one) => isKeptFile(one.path))) {
      const target = join(data, path);
      if (existsSync(target)) {
        if (setAside === null) continue;
        mkdirSync(dirname(join(setAside, path)), { recursive: true, mode: 0o700 });
        renameSync(target, join(setAside, path));
      }
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      written.push(target);
      writeFileSync(target, Buffer.from(content, 'base64'), { mode, flush: true });
    }
  } catch (error) {
    removeWritten();
    throw refusedFile(error, untouched);
  }
  return removeWritten;
}
