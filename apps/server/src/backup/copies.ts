import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { lockFolder } from '../db/embedded/folderLock.ts';

const prefix = 'copy-';

/** A new folder in the data folder for a copy of its database. */
export function makeCopyFolder(data: string): string {
  return mkdtempSync(join(resolve(data), prefix));
}

/** Where in the folder of a copy the database is. */
export const databaseOf = (copy: string) => join(copy, 'postgres');

/**
 * Removes the copies that a killed backup or server has left.
 *
 * @param kept Those that are being made, or handed over; one that is read is locked.
 */
export function removeLeftCopies(data: string, kept: ReadonlySet<string> = new Set()): void {
  const copies = readdirSync(data).flatMap((name) => (name.startsWith(prefix) ? [join(resolve(data), name)] : []));
  for (const copy of copies) {
    if (!kept.has(copy) && !isLocked(databaseOf(copy))) rmSync(copy, { recursive: true, force: true });
  }
}

function isLocked(folder: string): boolean {
  if (!existsSync(`${folder}.lock`)) return false;
  try {
    lockFolder(folder).release();
    return false;
  } catch {
    return true;
  }
}
