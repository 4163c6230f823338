import { closeSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

const suffix = '.part';
const hourMs = 3_600_000;

/** The file that a backup is written to until it is complete. */
export const draftOf = (file: string) => `${file}${suffix}`;

/** Removes leftovers of killed backups next to a file: partial backups that have not been written to for an hour. */
export function removeLeftDrafts(file: string): void {
  const folder = dirname(file);
  for (const name of namesIn(folder).filter((one) => one.endsWith(suffix))) {
    const path = join(folder, name);
    if (isLeft(path)) rmSync(path, { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Writing the backup to this folder fails later and reports the reason.
    return [];
  }
}

function isLeft(path: string): boolean {
  try {
    const { mtimeMs } = statSync(path);
    return Date.now() - mtimeMs > hourMs && beginning(path).startsWith('{"kind":"backup","format":');
  } catch {
    return false;
  }
}

function beginning(path: string): string {
  const file = openSync(path, 'r');
  try {
    const packed = Buffer.alloc(4096);
    const size = readSync(file, packed);
    return String(gunzipSync(packed.subarray(0, size), { finishFlush: constants.Z_SYNC_FLUSH }));
  } finally {
    closeSync(file);
  }
}
