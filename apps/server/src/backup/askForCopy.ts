import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { StartError } from '../startError.ts';
import { type ControlAnswer, controlAddress } from './controlSocket.ts';

/**
 * Asks the server that runs on a data folder for a copy of its database.
 *
 * @returns the folder of the copy, which the caller removes; null when no server runs on the data folder.
 * @throws StartError when the server could not make it.
 */
export async function askForCopy(data: string): Promise<string | null> {
  const socket = connect(controlAddress(data));
  const received = await text(socket).catch((error: unknown) => {
    const { code } = Object(error) as { code?: string };
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  });
  if (received === null) return null;
  if (received === '') throw new StartError('The server stopped before its database was copied. Try again.');
  const answer = JSON.parse(received) as ControlAnswer;
  if ('error' in answer) throw new StartError(`The server could not copy its database: ${answer.error}`);
  return answer.folder;
}
