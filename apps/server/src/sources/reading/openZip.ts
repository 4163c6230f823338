import { type UnzipFileInfo, unzipSync } from 'fflate';

import { requireWholeParts } from './requireWholeParts.ts';
import { Unreadable } from './Unreadable.ts';

const mostBytes = 60_000_000;
const mostFiles = 10_000;

/**
 * The wanted parts of a zip archive, by name.
 *
 * The sizes that the archive declares are added up before anything is unpacked, and what is unpacked never exceeds them.
 *
 * @throws Unreadable tooLarge for an archive of more than 10,000 parts or one whose wanted parts unpack to more than
 *   60 MB, corrupt for one that is none or was changed.
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  const measure = measuring();
  return reading(() => {
    const parts = unzipSync(bytes, { filter: (file) => measure(file, isWanted(file.name)) });
    requireWholeParts(bytes, parts);
    const decoder = new TextDecoder();
    return new Map(Object.entries(parts).map(([name, content]) => [name, decoder.decode(content)]));
  });
}

/**
 * Refuses an archive of more than 10,000 parts or one whose parts, wanted or not, unpack to more than 60 MB: for readers
 * that unpack by themselves.
 *
 * @throws Unreadable tooLarge or corrupt.
 */
export function refuseZipBomb(bytes: Uint8Array): void {
  const measure = measuring();
  const filter = (file: UnzipFileInfo): boolean => {
    measure(file, true);
    return false;
  };
  reading(() => unzipSync(bytes, { filter }));
}

/** Adds up the parts of one archive as they are come by; answers whether the part is unpacked. */
function measuring(): (file: UnzipFileInfo, isUnpacked: boolean) => boolean {
  let total = 0;
  let files = 0;
  return ({ originalSize }, isUnpacked) => {
    files += 1;
    if (files > mostFiles) throw new Unreadable('tooLarge', 'too many parts');
    if (isUnpacked) total += originalSize;
    if (total > mostBytes) throw new Unreadable('tooLarge', `${total} bytes unpacked`);
    return isUnpacked;
  };
}

function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('corrupt', String(error));
  }
}
