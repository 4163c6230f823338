import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import type { Randomness } from '../randomness.ts';

interface Head {
  kind: 'write' | 'truncate' | 'fsync';
  inode: number;
  size: number;
  at: number;
  to: number;
  before: number;
  after: number;
}

interface Entry extends Head {
  old: Buffer;
  fresh: Buffer;
}

const survives = 0.4;
const isTorn = 0.2;
const sector = 512;

export interface Cut {
  /** Writes not yet followed by an fsync. */
  unsynced: number;
  undone: number;
  fsyncs: number;
}

/**
 * Simulates a power failure: of the writes since the last fsync of their file, some reach the disk, some do
 * not, and some partly. The process that wrote the journal must have exited.
 */
export function cutPower(folder: string, journal: string, random: Randomness): Cut {
  const pending = new Map<number, Entry[]>();
  const cut: Cut = { unsynced: 0, undone: 0, fsyncs: 0 };
  for (const entry of entriesOf(journal)) {
    if (entry.kind === 'fsync') {
      pending.delete(entry.inode);
      cut.fsyncs += 1;
    } else pending.set(entry.inode, [...(pending.get(entry.inode) ?? []), entry]);
  }
  const paths = pathsByInode(folder);
  for (const [inode, entries] of pending) {
    const path = paths.get(inode);
    // A file that was removed has nothing to undo.
    if (path === undefined) continue;
    cut.unsynced += entries.length;
    cut.undone += undoSome(path, entries, random);
  }
  return cut;
}

function undoSome(path: string, entries: Entry[], random: Randomness): number {
  const handle = openSync(path, 'r+');
  let undone = 0;
  try {
    for (const { kind, at, to, size, old } of entries.toReversed()) {
      if (old.length > 0) writeSync(handle, old, 0, old.length, kind === 'write' ? at : to);
      ftruncateSync(handle, size);
    }
    for (const { kind, at, to, fresh } of entries) {
      if (!random.isTrue(survives)) undone += 1;
      else if (kind === 'truncate') ftruncateSync(handle, to);
      else {
        const sectors = Math.floor(fresh.length / sector);
        const length = random.isTrue(isTorn) && sectors > 0 ? random.below(sectors) * sector : fresh.length;
        if (length > 0) writeSync(handle, fresh, 0, length, at);
      }
    }
  } finally {
    closeSync(handle);
  }
  return undone;
}

function* entriesOf(journal: string): Generator<Entry> {
  const bytes = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  let position = 0;
  while (position + 4 <= bytes.length) {
    const start = position + 4 + bytes.readUInt32LE(position);
    // The process died while writing this journal entry, before it wrote the file.
    if (start > bytes.length) return;
    const head = JSON.parse(bytes.toString('utf8', position + 4, start)) as Head;
    const middle = start + head.before;
    position = middle + head.after;
    if (position > bytes.length) return;
    yield { ...head, old: bytes.subarray(start, middle), fresh: bytes.subarray(middle, position) };
  }
}

function pathsByInode(folder: string): Map<number, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(files.map((file) => join(file.parentPath, file.name)).map((path) => [statSync(path).ino, path]));
}
