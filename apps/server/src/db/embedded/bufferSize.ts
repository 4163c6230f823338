import { readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 2 ** 20;
const step = 32;
const most = 512;
/** Indexes and tables grow until the next start. */
const room = 1.25;
const shareOfMemory = 1 / 8;

/**
 * How much memory the pages of an embedded database get: all of them have room while they are few, for reading one from
 * its file takes several times as long as reading what stands on it.
 *
 * @param folder the database's folder.
 * @returns MB in steps of 32, from 32 to 512, and no more than an eighth of the machine's memory.
 */
export function bufferSize(folder: string, memory: number = totalmem()): number {
  const files = readdirSync(join(folder, 'base'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const affordable = Math.min(most, Math.floor((memory * shareOfMemory) / megabyte / step) * step);
  return Math.max(step, Math.min(affordable, Math.ceil((bytes * room) / megabyte / step) * step));
}
