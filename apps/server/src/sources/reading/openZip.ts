import { type UnzipFileInfo, unzipSync } from 'fflate';

import { refuseActivePart } from './refuseActiveContent.ts';
import { requireWholeParts } from './requireWholeParts.ts';
import { Unreadable } from './Unreadable.ts';

const mostBytes = 60_000_000;
const mostFiles = 10_000;

/**
 * Unzips the wanted parts of an archive, by name.
 *
 * The declared sizes are summed before unpacking, and the unpacked data never exceeds them.
 *
 * @throws Unreadable tooLarge for an archive with more than 10,000 parts or whose wanted parts unpack to more than
 *   60 MB, active for one with macros or objects of other programs, corrupt for an invalid or modified one.
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
 * Rejects an archive with more than 10,000 parts or whose parts, wanted or not, unpack to more than 60 MB. For readers
 * that unpack archives themselves.
 *
 * @throws Unreadable tooLarge, active or corrupt.
 */
export function refuseZipBomb(bytes: Uint8Array): void {
  const measure = measuring();
  const filter = (file: UnzipFileInfo): boolean => {
    measure(file, true);
    return false;
  };
  reading(() => unzipSync(bytes, { filter }));
}

/** Sums up the parts of an archive; the returned filter decides whether a part is unpacked. */
function measuring(): (file: UnzipFileInfo, isUnpacked: boolean) => boolean {
  let total = 0;
  let files = 0;
  return ({ name, originalSize }, isUnpacked) => {
    refuseActivePart(name);
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
