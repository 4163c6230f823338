import { DatabaseSync } from 'node:sqlite';

import { StartError } from '../../errors/startError.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the database folder for this process alone.
 *
 * The lock is the kernel's, on an SQLite file beside the folder, so it is freed however the process dies, and it holds
 * between containers, where process ids mean nothing.
 *
 * @throws StartError when another process has the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = openLock(`${folder}.lock`);
  try {
    lock.exec(`
      pragma busy_timeout = 500;
      pragma locking_mode = exclusive;
      pragma journal_mode = memory;
      begin exclusive;
      create table if not exists holder (process integer);
      delete from holder;
      insert into holder values (${process.pid});
      commit;
    `);
  } catch {
    lock.close();
    throw new StartError(
      `The database folder ${folder} is already in use by another process. Stop that one, choose another folder with AVAL_DATA, or set DATABASE_URL to share a PostgreSQL server.`,
    );
  }
  return { release: () => lock.close() };
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${file}, by which a process takes the database for itself, cannot be opened (${reason}). Set AVAL_DATA to a folder that this user may write to, or remove what stands there.`,
    );
  }
}
