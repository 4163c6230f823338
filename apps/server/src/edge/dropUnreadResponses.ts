import type { FastifyInstance } from 'fastify';

/**
 * Closes connections whose client reads nothing of a response for a while; a stream of it would wait for the client for
 * ever. Connections on which nothing waits to be sent stay open.
 */
export function dropUnreadResponses({ server }: FastifyInstance): void {
  // Node emits this after the time without activity that the server was made with.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
