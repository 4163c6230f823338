import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

const sweepMs = 50;

/**
 * Closes connections without a request when the server closes, so that they do not keep it open.
 *
 * Browsers open some in advance, which Node counts as busy until the headers timeout, a minute later. Others are kept
 * alive after the last response and become idle only while the server closes.
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
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    app.server.once('close', () => clearInterval(sweep));
  });
}
