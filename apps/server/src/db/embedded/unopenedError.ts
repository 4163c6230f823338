import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { reasonOf } from '../../errors/loggableError.ts';
import { StartError } from '../../errors/startError.ts';
import { freeBytes } from './freeBytes.ts';

/** The embedded engine writes this much when it starts. */
const leastFreeBytes = 32 * 2 ** 20;

/** The error shown when the embedded database cannot be opened: what is wrong, and what to do about it. */
export function unopenedError(
  folder: string,
  error: unknown,
  free: number = freeBytes(dirname(folder)) ?? Infinity,
): StartError {
  if (error instanceof StartError) return error;
  if (free < leastFreeBytes || /ENOSPC|EDQUOT|no space left|disk full/i.test(reasonOf(error))) {
    return new StartError(
      `The disk of the database folder ${folder} is full: ${Math.floor(free / 2 ** 20)} MB are free, and ${leastFreeBytes / 2 ** 20} MB are needed to start. Make room and start again.`,
    );
  }
  return new StartError(
    `The database in ${folder} cannot be opened (${reasonOf(error)}): its files are damaged, incomplete or not accessible. Restore a backup, or delete the folder or move it away to start with an empty database.`,
  );
}

/**
 * Refuses a folder without the file that makes it a database: the engine would fill it with an empty one and overwrite
 * what is left.
 *
 * @throws StartError
 */
export function refuseIncomplete(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'PG_VERSION'))) return;
  throw unopenedError(folder, new Error('PG_VERSION is missing'));
}
