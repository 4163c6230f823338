const simpleQuery = 0x51;
const sync = 0x53;
const terminate = 0x58;

/** The end of the first complete request: one that the server ends with ReadyForQuery, or a Terminate message. */
export type Request = { end: number; isGoodbye: boolean } | null;

/**
 * Finds the first complete request in the bytes a PostgreSQL client sent.
 *
 * @param isStarted false until the startup packet, which has no type byte, has been read.
 * @returns null while the request is incomplete.
 */
export function firstRequest(bytes: Buffer, isStarted: boolean): Request {
  if (!isStarted) {
    const end = bytes.length < 4 ? Infinity : bytes.readInt32BE(0);
    return end > bytes.length ? null : { end, isGoodbye: false };
  }
  let at = 0;
  while (bytes.length - at >= 5) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (end > bytes.length) return null;
    const type = bytes[at];
    if (type === simpleQuery || type === sync || type === terminate) return { end, isGoodbye: type === terminate };
    at = end;
  }
  return null;
}

/**
 * The transaction status at the end of a PostgreSQL response.
 *
 * @returns 'I' idle, 'T' in a transaction, 'E' in a failed one; null when the response does not end with ReadyForQuery.
 */
export function readyStatus(response: Uint8Array): 'I' | 'T' | 'E' | null {
  if (response.length < 6 || response[response.length - 6] !== 0x5a) return null;
  const status = String.fromCharCode(response[response.length - 1] ?? 0);
  return status === 'I' || status === 'T' || status === 'E' ? status : null;
}

/** A simple query as the bytes of the protocol. */
export function queryBytes(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head[0] = simpleQuery;
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
