import { Unreadable } from './Unreadable.ts';

/** Parts of an Office archive that hold code: macros, and objects of other programs. Charts keep their data as a workbook. */
const activeParts = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|oleObject[^/]*\.bin$|embeddings\/[^/]*\.bin$)/i;

/** Names of storages in the older Office formats, which write them in UTF-16. */
const activeStorages = ['_VBA_PROJECT', '\u0001Ole10Native'].map((name) => Buffer.from(name, 'utf16le'));

/**
 * Refuses a part of an archive that could run, so that nobody who opens a stored file runs it.
 *
 * @throws Unreadable active
 */
export function refuseActivePart(name: string): void {
  if (activeParts.test(name)) throw new Unreadable('active', name);
}

/**
 * The same for a file in an older Office format.
 *
 * @throws Unreadable active
 */
export function refuseActiveStorage(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const name of activeStorages) if (file.includes(name)) throw new Unreadable('active', name.toString('utf16le'));
}
