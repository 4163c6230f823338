import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const endOfHead = '\r\n\r\n';

/**
 * Sends the same GET request `times` times over `atOnce` connections, one request at a time on each, and reads the
 * complete responses.
 *
 * It does as little work as possible, because it shares the processors with the measured server.
 */
export async function callRepeatedly(address: string, path: string, token: string, times: number, atOnce = 8) {
  const { hostname, port, host } = new URL(address);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  let left = times;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      await once(socket, 'connect');
      const responses = readResponses(socket);
      while (left > 0) {
        left -= 1;
        socket.write(request);
        await responses.next();
      }
      socket.destroy();
    }),
  );
}

/** Yields once per complete response. */
async function* readResponses(socket: Socket): AsyncGenerator<void> {
  let received: Buffer = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const size = sizeOf(received);
    if (size === null || received.length < size) continue;
    received = received.subarray(size);
    yield;
  }
}

/** The size of the first response in bytes; null while too little of it has been received to know. */
function sizeOf(received: Buffer): number | null {
  const headEnd = received.indexOf(endOfHead);
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The response was ${head.split('\r\n')[0]}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return headEnd + endOfHead.length + Number(length);
  const end = received.indexOf(`\r\n0${endOfHead}`, headEnd);
  return end < 0 ? null : end + 3 + endOfHead.length;
}
