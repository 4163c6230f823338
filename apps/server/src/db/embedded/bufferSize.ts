import { readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 2 ** 20;
const step = 32;
const most = 512;
/** Leaves headroom for growth until the next start. */
const room = 1.25;
const shareOfMemory = 1 / 8;

/**
 * The buffer size of an embedded database. A small database is cached completely, because reading a page from
 * its file takes several times as long as reading its content.
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
