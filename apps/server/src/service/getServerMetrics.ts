import { createHash, timingSafeEqual } from 'node:crypto';

import { isLoopbackHost } from '../configuration/env.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';

/** Serves metrics to this machine and to clients with the token; returns 404 to others. */
export const getServerMetrics: Handler<'getServerMetrics'> = async ({ ctx, input: { headers } }) => {
  if (!isLocal(ctx) && !hasToken(ctx, headers.authorization)) throw new ApiError('NOT_FOUND');
  ctx.response.type(ctx.metrics.contentType);
  return ctx.metrics.text();
};

function isLocal({ client }: Context<null>): boolean {
  return !client.isForwarded && isLoopbackHost(client.address.replace(/^::ffff:/, ''));
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function hasToken({ env }: Context<null>, header = ''): boolean {
  if (env.AVAL_METRICS_TOKEN === undefined) return false;
  return timingSafeEqual(hash(header), hash(`Bearer ${env.AVAL_METRICS_TOKEN}`));
}
