import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections on which nothing has been asked yet when the server closes.
 *
 * Browsers open such connections in advance. Node counts them as busy until their headers are late, a minute later.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
