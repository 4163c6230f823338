import { Readable } from 'node:stream';

import type { Call } from '@aval/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { Streamed } from './Streamed.ts';

/**
 * Sends a list batch by batch, as quickly as the client takes it: no more than one batch waits in memory. A failure
 * before the first batch is answered as any other; one after it breaks the connection off, so that nobody takes half a
 * list for the whole.
 */
export async function sendStreamed(
  call: Call,
  { list, tag, batches }: Streamed,
  { request, reply, caching }: { request: FastifyRequest; reply: FastifyReply; caching: string },
) {
  const etag = tag && `"${await tag()}"`;
  if (etag && request.headers['if-none-match'] === etag) {
    return reply.header('Cache-Control', caching).header('ETag', etag).status(304).send();
  }
  const rest = batches[Symbol.asyncIterator]();
  const first = await rest.next();
  reply.header('Cache-Control', caching);
  if (etag) reply.header('ETag', etag);
  const chunks = textOf(call, list, first, rest);
  return reply.type('application/json; charset=utf-8').send(Readable.from(chunks, { objectMode: false }));
}

async function* textOf(
  { answer }: Call,
  list: string,
  first: IteratorResult<readonly unknown[]>,
  rest: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  if (typeof answer === 'string') throw new RangeError('sendStreamed: only an answer with a schema can be a list.');
  let before = `{"success":true,${JSON.stringify(list)}:[`;
  try {
    for (let batch = first; !batch.done; batch = await rest.next()) {
      if (batch.value.length === 0) continue;
      const judged: Readonly<Record<string, unknown>> = Object(z.parse(answer, { success: true, [list]: batch.value }));
      yield before + JSON.stringify(judged[list]).slice(1, -1);
      before = ',';
    }
  } finally {
    await rest.return?.();
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
