import { connect, type Socket } from 'node:net';

import { StartError } from '../errors/startError.ts';
import { type ControlResponse, controlAddress } from './controlSocket.ts';

interface Copy {
  folder: string;
  /** Call it after removing the copy. If this process dies before that, the server removes the copy. */
  release: () => void;
}

/**
 * Requests a copy of the database from the server that runs on a data folder.
 *
 * @returns null when no server runs on the data folder.
 * @throws StartError when the server fails to make the copy, or this user may not connect to it.
 */
export async function requestCopy(data: string, signal?: AbortSignal): Promise<Copy | null> {
  const socket = connect({ path: controlAddress(data), ...(signal && { signal }) });
  try {
    const received = await firstLine(socket);
    if (received === '') throw new StartError('The server stopped before its database was copied. Try again.');
    const response = JSON.parse(received) as ControlResponse;
    if ('error' in response) throw new StartError(`The server could not copy its database: ${response.error}`);
    return { folder: response.folder, release: () => socket.destroy() };
  } catch (error) {
    socket.destroy();
    const { code } = Object(error) as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ECONNREFUSED') return null;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new StartError(
      `The server of ${data} cannot be asked for its database (${code}). Call this command as the user that runs the server.`,
    );
  }
}

/** The server's response line; empty if it closes the connection before that. The connection stays open. */
function firstLine(socket: Socket): Promise<string> {
  return new Promise((settle, reject) => {
    let received = '';
    socket.on('error', reject);
    socket.on('close', () => settle(''));
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (received.endsWith('\n')) settle(received);
    });
  });
}
