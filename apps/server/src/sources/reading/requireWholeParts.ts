import { crc32 } from 'node:zlib';

import { Unreadable } from './Unreadable.ts';

const entryMark = 0x02_01_4b_50;
const endMark = 0x06_05_4b_50;
const endLength = 22;

/**
 * Checks unpacked parts against the checksums in their archive, because a corrupted archive often still unpacks to
 * something. No zip library among our dependencies does this: fflate and xlsx skip the checksums, yauzl
 * exposes them unchecked.
 *
 * @throws Unreadable corrupt when one differs.
 */
export function requireWholeParts(archive: Uint8Array, parts: Readonly<Record<string, Uint8Array>>): void {
  const sums = checksumsOf(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength));
  for (const [name, content] of Object.entries(parts)) {
    const sum = sums.get(name);
    if (sum !== undefined && sum !== crc32(content)) throw new Unreadable('corrupt', `${name} was changed`);
  }
}

/** The checksum of each part from the central directory of the archive. */
function checksumsOf(bytes: Buffer): Map<string, number> {
  const sums = new Map<string, number>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + endLength > bytes.length || bytes.readUInt32LE(end) !== endMark) return sums;
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === entryMark) {
    const nameLength = bytes.readUInt16LE(at + 28);
    sums.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), bytes.readUInt32LE(at + 16));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return sums;
}
