import fs from 'node:fs';

/** The free bytes of the disk that holds a folder; null when the folder is not there. */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
