import { Readable } from 'node:stream';

import type { Endpoint } from '@aval/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { Batch, Streamed } from '../http/Streamed.ts';
import { namesTag } from './namesTag.ts';

/**
 * Streams a list in batches at the client's pace: at most one batch waits in memory. A failure
 * before the first batch gives a normal error response; a later one aborts the connection, so that the client does not
 * take a partial list for the whole.
 */
export async function sendStreamed(
  endpoint: Endpoint,
  { list, tag, batches }: Streamed,
  { request, reply, caching }: { request: FastifyRequest; reply: FastifyReply; caching: string },
) {
  const etag = tag && `"${await tag()}"`;
  if (etag && namesTag(request.headers['if-none-match'], etag)) {
    return reply.header('Cache-Control', caching).header('ETag', etag).status(304).send();
  }
  const rest = batches[Symbol.asyncIterator]();
  const first = await rest.next();
  reply.type('application/json; charset=utf-8').header('Cache-Control', caching);
  if (etag) reply.header('ETag', etag);
  // A list of one batch is sent with its length and needs no streaming.
  if (first.done || first.value.isLast) {
    return reply.send(JSON.stringify(validated(endpoint, list, first.value?.items ?? [])));
  }
  return reply.send(Readable.from(textOf(endpoint, list, first, rest), { objectMode: false }));
}

function validated({ response }: Endpoint, list: string, items: readonly unknown[]): Readonly<Record<string, unknown>> {
  if (typeof response === 'string') throw new RangeError('sendStreamed: only a response with a schema can be a list.');
  return Object(z.parse(response, { success: true, [list]: items }));
}

async function* textOf(
  endpoint: Endpoint,
  list: string,
  first: IteratorResult<Batch<unknown>>,
  rest: AsyncIterator<Batch<unknown>>,
): AsyncGenerator<string> {
  let before = `{"success":true,${JSON.stringify(list)}:[`;
  try {
    for (let batch = first; !batch.done; batch = await rest.next()) {
      const { items } = batch.value;
      if (items.length === 0) continue;
      yield before + JSON.stringify(validated(endpoint, list, items)[list]).slice(1, -1);
      before = ',';
    }
  } finally {
    await rest.return?.();
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
