/**
 * Preloaded into the server (`node --import`): journals every write to the database's files with
 * the previous content, and every fsync, so that a power failure can be simulated afterwards.
 *
 * AVAL_PROOF_JOURNAL is the file it writes to, AVAL_PROOF_FOLDER the database's folder. With AVAL_PROOF_NO_FSYNC=1
 * fsync is a no-op.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { AVAL_PROOF_JOURNAL: journalPath = '', AVAL_PROOF_FOLDER: folder = '' } = process.env;
const isWithoutFsync = process.env['AVAL_PROOF_NO_FSYNC'] === '1';
const { openSync, closeSync, writeSync, fsyncSync, ftruncateSync, truncateSync, readSync, fstatSync, existsSync } = fs;
const inodes = new Map<number, number>();
let journal: number | null = null;

function record(entry: object, before: Uint8Array = new Uint8Array(), after: Uint8Array = new Uint8Array()): void {
  journal ??= openSync(journalPath, 'a');
  const head = Buffer.from(JSON.stringify({ ...entry, before: before.length, after: after.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const bytes = Buffer.concat([length, head, before, after]);
  writeSync(journal, bytes, 0, bytes.length, null);
}

function bytesAt(handle: number, from: number, length: number): Buffer {
  const reader = openSync(`/proc/self/fd/${handle}`, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(length, 0));
    return bytes.subarray(0, bytes.length === 0 ? 0 : readSync(reader, bytes, 0, bytes.length, from));
  } finally {
    closeSync(reader);
  }
}

function recordTruncation(handle: number, inode: number, to: number): void {
  const { size } = fstatSync(handle);
  record({ kind: 'truncate', inode, size, to }, bytesAt(handle, to, size - to));
}

fs.openSync = (path, flags, mode) => {
  const isOurs = typeof path === 'string' && path.startsWith(folder);
  const isNew = isOurs && !existsSync(path);
  const truncates = typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0 && isOurs && !isNew;
  if (truncates) fs.truncateSync(path, 0);
  const handle = openSync(path, flags, mode);
  if (!isOurs) return handle;
  const inode = fstatSync(handle).ino;
  inodes.set(handle, inode);
  if (isNew) record({ kind: 'write', inode, at: 0, size: 0 });
  return handle;
};

fs.closeSync = (handle) => {
  inodes.delete(handle);
  closeSync(handle);
};

fs.writeSync = ((handle: number, data: Uint8Array, offset?: number, length?: number, position?: number | null) => {
  const inode = inodes.get(handle);
  if (inode !== undefined && typeof position === 'number' && length !== undefined) {
    const from = data.byteOffset + (offset ?? 0);
    const after = new Uint8Array(data.buffer, from, length).slice();
    record(
      { kind: 'write', inode, at: position, size: fstatSync(handle).size },
      bytesAt(handle, position, length),
      after,
    );
  } else if (inode !== undefined) {
    throw new Error('recordWrites: a write to the database without a position cannot be undone.');
  }
  return writeSync(handle, data, offset, length, position);
}) as typeof fs.writeSync;

fs.ftruncateSync = (handle, length = 0) => {
  const inode = inodes.get(handle);
  if (inode !== undefined) recordTruncation(handle, inode, length ?? 0);
  ftruncateSync(handle, length);
};

fs.truncateSync = (path, length = 0) => {
  if (typeof path === 'string' && path.startsWith(folder)) {
    const handle = openSync(path, 'r');
    recordTruncation(handle, fstatSync(handle).ino, length ?? 0);
    closeSync(handle);
  }
  truncateSync(path, length);
};

fs.fsyncSync = (handle) => {
  if (isWithoutFsync) return;
  fsyncSync(handle);
  const inode = inodes.get(handle);
  if (inode !== undefined) record({ kind: 'fsync', inode });
};

syncBuiltinESMExports();
