import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections: what is started again finds it as free as before. */
const lowest = 20_000;
const highest = 32_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let turn = 0; turn < 100; turn += 1) {
    const port = randomInt(lowest, highest);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
  throw new Error(`No port between ${lowest} and ${highest} is free.`);
}
