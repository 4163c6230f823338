import type { PGlite } from '@electric-sql/pglite';

/**
 * What the database answers to one request of the protocol.
 *
 * Its streamed call is the one that keeps nothing: the others read each message of an answer and hold on to it, so that
 * memory grows by some 15 kB with every call of the server. It is through when it returns, for nothing is synced here.
 */
export function execute(database: PGlite, request: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  void database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => parts.push(bytes.slice()),
  });
  return Buffer.concat(parts);
}
