import { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { respondToMalformedRequest } from './respondToMalformedRequest.ts';

/**
 * Closes the connection of a request whose body has not arrived in time. Idle time is no measure of that, because a
 * client could send one byte now and then.
 */
export function limitBodyTime({ raw }: FastifyRequest, reply: FastifyReply, timeMs: number): void {
  // A request that is injected arrives over no connection.
  if (raw.complete || !(raw.socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (raw.complete) return;
    if (reply.sent) raw.destroy();
    else respondToMalformedRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  }, timeMs);
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => clearTimeout(timer));
}
