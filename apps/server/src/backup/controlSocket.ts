import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../db/open.ts';
import { loggableError } from '../http/loggableError.ts';

export type ControlAnswer = { folder: string } | { error: string };

const copyPrefix = 'copy-';

/**
 * Where the command for backups reaches the server of a data folder: a socket in the folder, for whoever may read the
 * folder's files anyway. Relative where that is shorter, since addresses of sockets have room for a hundred bytes.
 */
export function controlAddress(data: string): string {
  const path = join(resolve(data), 'control');
  if (process.platform === 'win32') return `\\\\.\\pipe\\aval-${createHash('sha256').update(path).digest('hex')}`;
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/** Copies the database of the running server for the command that asks; the command removes the copy. */
export async function listenForBackups(
  { copyTo }: Pick<Database, 'copyTo'>,
  data: string,
  log: FastifyBaseLogger,
): Promise<{ close: () => Promise<void> }> {
  if (copyTo === null) return { close: async () => undefined };
  for (const name of readdirSync(data).filter((one) => one.startsWith(copyPrefix))) {
    rmSync(join(data, name), { recursive: true, force: true });
  }
  const address = controlAddress(data);
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    void (async () => {
      const answer = await makeCopy(copyTo, data);
      if ('error' in answer) log.error({ err: answer.error }, 'A backup failed');
      if (socket.destroyed && 'folder' in answer) rmSync(answer.folder, { recursive: true, force: true });
      else socket.end(`${JSON.stringify(answer)}\n`);
    })();
  });
  const isListening = await new Promise<boolean>((settle) => {
    server.once('error', (error) => {
      log.warn({ err: loggableError(error) }, 'Backups of the running server are off: its socket cannot be made');
      settle(false);
    });
    // Nobody else may connect, not even for the moment before the mode is set.
    const mask = process.umask(0o177);
    server.listen(address, () => settle(true));
    process.umask(mask);
  });
  if (isListening && process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    close: () => new Promise((settle) => (isListening ? server.close(() => settle()) : settle())),
  };
}

async function makeCopy(copyTo: (folder: string) => Promise<void>, data: string): Promise<ControlAnswer> {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(resolve(data), copyPrefix));
    await copyTo(join(folder, 'postgres'));
    return { folder };
  } catch (error) {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
