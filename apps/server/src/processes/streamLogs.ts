import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import type { Context } from '../http/Context.ts';
import { entryOf, type LogSource, readLogs } from './readLogs.ts';

const pollMs = 500;
const aliveMs = 15_000;
/** Maximum duration of a stream; clients reconnect with the last event id and miss nothing. */
const longestMs = 10 * 60_000;
const batch = 500;

/**
 * The lines of a source as server-sent events: the newest 500, or those after Last-Event-ID, then each new one. Ends
 * when the caller loses access, after ten minutes, or when the server stops.
 */
export function streamLogs(ctx: Context, source: LogSource, lastEventId = 0): Readable {
  const closed = new AbortController();
  const signal = AbortSignal.any([closed.signal, ctx.stopping]);
  const stream = Readable.from(events(ctx, source, lastEventId, signal), { objectMode: false });
  stream.once('close', () => closed.abort());
  ctx.response.type('text/event-stream; charset=utf-8');
  return stream;
}

async function* events(
  ctx: Context,
  source: LogSource,
  lastEventId: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const startedAt = Date.now();
  let last = lastEventId;
  let spokenAt = startedAt;
  yield 'retry: 1000\n\n';
  while (!signal.aborted && Date.now() - startedAt < longestMs && (await isStillAllowed(ctx))) {
    const lines = await readLogs(ctx.db, source, { limit: batch, locale: ctx.locale, after: last });
    for (const line of lines) {
      last = line.id;
      yield `id: ${line.id}\ndata: ${JSON.stringify({ ...entryOf(line), runId: line.runId })}\n\n`;
    }
    if (lines.length > 0) spokenAt = Date.now();
    else if (Date.now() - spokenAt > aliveMs) {
      spokenAt = Date.now();
      yield ': alive\n\n';
    }
    if (lines.length < batch) await wait(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

async function isStillAllowed({ bearer, callers, now }: Context): Promise<boolean> {
  const caller = bearer && (await callers.find(bearer, now()));
  return caller?.role === 'admin';
}
