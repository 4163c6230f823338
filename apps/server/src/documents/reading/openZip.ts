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
 * @throws Unreadable tooLarge for an archive that unpacks to more than 60 MB, corrupt for one that is none or was changed.
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  let total = 0;
  let files = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    files += 1;
    if (files > mostFiles) throw new Unreadable('tooLarge', 'too many parts');
    if (!isWanted(name)) return false;
    total += originalSize;
    if (total > mostBytes) throw new Unreadable('tooLarge', `${total} bytes unpacked`);
    return true;
  };
  try {
    const parts = unzipSync(bytes, { filter });
    requireWholeParts(bytes, parts);
    const decoder = new TextDecoder();
    return new Map(Object.entries(parts).map(([name, content]) => [name, decoder.decode(content)]));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('corrupt', String(error));
  }
}

/**
 * Refuses an archive whose parts, wanted or not, unpack to more than 60 MB: for readers that unpack by themselves.
 *
 * @throws Unreadable tooLarge or corrupt.
 */
export function refuseZipBomb(bytes: Uint8Array): void {
  let total = 0;
  const filter = ({ originalSize }: UnzipFileInfo) => {
    total += originalSize;
    if (total > mostBytes) throw new Unreadable('tooLarge', `${total} bytes unpacked`);
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('corrupt', String(error));
  }
}
