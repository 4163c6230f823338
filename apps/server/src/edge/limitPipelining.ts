import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

const mostAtOnce = 8;

/**
 * Closes connections that send many requests without waiting for the responses. Node would start all of them at once,
 * so one connection could keep the server busy for a minute. Browsers and proxies wait for each response.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unfinished = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unfinished.get(socket) ?? 0) + 1;
    if (count > mostAtOnce || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unfinished.set(socket, count);
    reply.raw.once('close', () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    done();
  });
}
