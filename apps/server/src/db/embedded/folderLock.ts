import { DatabaseSync } from 'node:sqlite';

import { StartError } from '../../errors/startError.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Locks the database folder for this process.
 *
 * It is a kernel lock on an SQLite file next to the folder, so it is released however the process dies, and it works
 * between containers, where process ids are not comparable.
 *
 * @throws StartError when another process holds the folder.
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
