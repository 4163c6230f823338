import { createHash } from 'node:crypto';
import { createReadStream, type Stats, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { StartError } from '../errors/startError.ts';
import { type End, type Head, type Line, lineSchema } from './Line.ts';
import { refusedFile } from './refusedFile.ts';

/**
 * Reads every line of a backup.
 *
 * @throws StartError when the file is missing, not a backup, truncated or modified. Most of that is detected only at
 *   the end, so read the whole file once before using its lines.
 */
export async function* readArchive(file: string, signal?: AbortSignal): AsyncGenerator<Line> {
  requireFile(file);
  const hash = createHash('sha256');
  const counted = { rows: 0, files: 0 };
  let last: Line | null = null;
  try {
    for await (const text of linesOf(pipeline(createReadStream(file), createGunzip(), () => undefined))) {
      signal?.throwIfAborted();
      const line = lineSchema.parse(JSON.parse(String(text)));
      if ((last === null) !== (line.kind === 'backup') || last?.kind === 'end') throw new Error('lines out of order');
      if (line.kind === 'end') requireSame(line, { ...counted, sha256: hash.digest('hex') });
      else hash.update(text).update('\n');
      if (line.kind === 'rows') counted.rows += line.rows.length;
      if (line.kind === 'file') counted.files += 1;
      last = line;
      yield line;
    }
    if (last?.kind !== 'end') throw new Error('its end is missing');
  } catch (error) {
    signal?.throwIfAborted();
    const refused = refusedFile(error, backupAdvice);
    if (refused !== error) throw refused;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(`${file} is damaged or no backup of Aval (${reason}). Take another one.`);
  }
}

const backupAdvice = 'Name a backup that this user may read.';

function requireFile(file: string): void {
  const found = statsOf(file);
  if (found?.isFile() === true) return;
  if (found === undefined) throw new StartError(`There is no file ${file}. Check its name.`);
  throw new StartError(`${file} is ${found.isDirectory() ? 'a folder' : 'no file'}, not a backup. Name the file.`);
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw refusedFile(error, backupAdvice);
  }
}

/** Reads and verifies the whole backup, and returns its first and last line. */
export async function checkArchive(file: string, signal?: AbortSignal): Promise<{ head: Head; end: End }> {
  let head: Head | null = null;
  let end: End | null = null;
  for await (const line of readArchive(file, signal)) {
    if (line.kind === 'backup') head = line;
    if (line.kind === 'end') end = line;
  }
  if (head === null || end === null) throw new RangeError('checkArchive: a backup has a first and a last line.');
  return { head, end };
}

function requireSame(end: End, found: Omit<End, 'kind'>): void {
  if (end.sha256 !== found.sha256) throw new Error('it is not what was written');
  if (end.rows !== found.rows || end.files !== found.files) throw new Error('something of it is missing');
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...kept, chunk.subarray(from, at)]);
      kept = [];
      from = at + 1;
    }
    kept.push(chunk.subarray(from));
  }
  if (kept.some((part) => part.length > 0)) yield Buffer.concat(kept);
}
