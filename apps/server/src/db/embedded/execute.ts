import type { PGlite } from '@electric-sql/pglite';

/**
 * Executes one protocol request and returns the database's response.
 *
 * Uses the streaming API of PGlite, because the others parse and retain each message of a response, so that
 * memory grows by some 15 kB with every request to the server. It is synchronous, because nothing is synced here.
 */
export function execute(database: PGlite, request: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  void database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => parts.push(bytes.slice()),
  });
  return Buffer.concat(parts);
}
