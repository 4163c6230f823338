import { Readable } from 'node:stream';

import type { Call } from '@aval/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { Streamed } from './Streamed.ts';

/**
 * Sends a list batch by batch, as quickly as the client takes it: no more than two batches wait in memory. A failure
 * before the second batch is answered as any other; one after it breaks the connection off, so that nobody takes half a
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
  const second = first.done ? first : await rest.next();
  reply.type('application/json; charset=utf-8').header('Cache-Control', caching);
  if (etag) reply.header('ETag', etag);
  // What is whole at once says its length, and nothing has to wait for its reader.
  if (second.done) return reply.send(JSON.stringify(judged(call, list, first.value ?? [])));
  return reply.send(Readable.from(textOf(call, list, [first, second], rest), { objectMode: false }));
}

function judged({ answer }: Call, list: string, items: readonly unknown[]): Readonly<Record<string, unknown>> {
  if (typeof answer === 'string') throw new RangeError('sendStreamed: only an answer with a schema can be a list.');
  return Object(z.parse(answer, { success: true, [list]: items }));
}

async function* textOf(
  call: Call,
  list: string,
  waiting: IteratorResult<readonly unknown[]>[],
  rest: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = `{"success":true,${JSON.stringify(list)}:[`;
  try {
    for (;;) {
      const batch = waiting.shift() ?? (await rest.next());
      if (batch.done) break;
      if (batch.value.length === 0) continue;
      yield before + JSON.stringify(judged(call, list, batch.value)[list]).slice(1, -1);
      before = ',';
    }
  } finally {
    await rest.return?.();
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
