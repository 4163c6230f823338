import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../db/open.ts';
import { loggableError } from '../errors/loggableError.ts';
import { databaseOf, makeCopyFolder, removeLeftCopies } from './copies.ts';

export type ControlResponse = { folder: string } | { error: string };

/**
 * The address at which the backup command reaches the server of a data folder: a socket in that folder, because users
 * who may read its files may also back them up, or a named pipe on Windows. The path is relative if that is shorter,
 * because socket addresses are limited to about a hundred bytes.
 */
export function controlAddress(data: string): string {
  const path = join(resolve(data), 'control');
  if (process.platform === 'win32') return `\\\\.\\pipe\\aval-${createHash('sha256').update(path).digest('hex')}`;
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/**
 * Listens for backup commands and copies the database of the running server for each. The command removes its copy and
 * closes the connection; if it dies before that, the server removes the copy.
 */
export async function listenForBackups(
  { copyTo }: Pick<Database, 'copyTo'>,
  data: string,
  log: FastifyBaseLogger,
): Promise<{ close: () => Promise<void> }> {
  if (copyTo === null) return { close: async () => undefined };
  removeLeftCopies(data);
  const address = controlAddress(data);
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const copies = new Set<string>();
  const sockets = new Set<Socket>();
  let isClosing = false;

  async function respond(socket: Socket): Promise<void> {
    let folder: string | null = null;
    let isRead = false;
    try {
      removeLeftCopies(data, copies);
      folder = makeCopyFolder(data);
      copies.add(folder);
      await copyTo?.(databaseOf(folder));
      if (socket.destroyed) throw new Error('The backup command closed the connection');
      socket.write(`${JSON.stringify({ folder } satisfies ControlResponse)}\n`);
      isRead = true;
      await new Promise((settle) => socket.once('close', settle));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ err: reason }, 'A backup failed');
      socket.end(`${JSON.stringify({ error: reason } satisfies ControlResponse)}\n`);
    }
    if (folder === null) return;
    // A stopping server closes the connection itself, while the command still reads its copy.
    if (!isRead || !isClosing) await rm(folder, { recursive: true, force: true });
    copies.delete(folder);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    // A socket detects that the other side has closed only while it is being read.
    socket.resume();
    respond(socket).catch((error: unknown) => {
      log.error({ err: loggableError(error) }, 'The copy of a backup could not be removed');
    });
  });
  const isListening = await new Promise<boolean>((settle) => {
    server.once('error', (error) => {
      log.warn({ err: loggableError(error) }, 'Backups of the running server are off: its socket cannot be made');
      settle(false);
    });
    // Restricts the socket from the start: without the umask other users could connect until chmod below.
    const mask = process.umask(0o177);
    server.listen(address, () => settle(true));
    process.umask(mask);
  });
  if (isListening && process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    async close() {
      isClosing = true;
      for (const socket of sockets) socket.destroy();
      if (isListening) await new Promise((settle) => server.close(settle));
    },
  };
}
