import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { syncFolder } from '../db/embedded/syncTree.ts';
import { StartError } from '../errors/startError.ts';
import { draftOf, removeLeftDrafts } from './drafts.ts';
import type { End, Line } from './Line.ts';

/**
 * Writes a backup that only its owner may read, because it contains all data, even the secret that signs sessions.
 *
 * It is written under a temporary name and renamed once it is complete and synced, so a file under the final name is
 * always complete.
 *
 * @param signal Aborts the writing and removes what was written.
 * @throws StartError when the file already exists or cannot be written.
 */
export async function writeArchive(file: string, lines: AsyncIterable<Line>, signal?: AbortSignal): Promise<End> {
  if (existsSync(file)) throw new StartError(`${file} is there already. Give the backup another name, or remove it.`);
  const draft = draftOf(file);
  removeLeftDrafts(file);
  const end: End = { kind: 'end', rows: 0, files: 0, sha256: '' };
  try {
    await pipeline(
      withEnd(lines, end),
      createGzip({ level: 6 }),
      createWriteStream(draft, { mode: 0o600, flush: true }),
      { signal },
    );
    signal?.throwIfAborted();
    renameSync(draft, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw asUnwritable(error, file);
  }
  return end;
}

/** Reports file system errors as errors that the operator can fix; returns other errors unchanged. */
function asUnwritable(error: unknown, file: string): unknown {
  const { code, syscall, path } = Object(error) as { code?: unknown; syscall?: unknown; path?: unknown };
  const isOfFile = path === undefined || (typeof path === 'string' && path.startsWith(file));
  if (typeof code !== 'string' || syscall === undefined || !isOfFile) return error;
  return new StartError(
    `${file} cannot be written (${code}). Name a file in a folder that is there, may be written to and has room.`,
  );
}

async function* withEnd(lines: AsyncIterable<Line>, end: End): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    if (line.kind === 'rows') end.rows += line.rows.length;
    if (line.kind === 'file') end.files += 1;
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  end.sha256 = hash.digest('hex');
  yield `${JSON.stringify(end)}\n`;
}
