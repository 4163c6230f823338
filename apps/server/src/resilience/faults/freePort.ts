import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that the port is still free after a restart. */
const lowest = 20_000;
const highest = 32_000;

/** Finds a free port of this machine. */
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
