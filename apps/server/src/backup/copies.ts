import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { lockFolder } from '../db/embedded/folderLock.ts';

const prefix = 'copy-';

/** Creates a folder in the data folder for a copy of its database. */
export function makeCopyFolder(data: string): string {
  return mkdtempSync(join(resolve(data), prefix));
}

/** The database folder inside the folder of a copy. */
export const databaseOf = (copy: string) => join(copy, 'postgres');

/**
 * Removes leftover copies of a killed backup or server. Copies that a backup is reading are locked, so they stay.
 *
 * @param kept Copies that are still being made or in use by a connected command.
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
