import type { LogEntry } from '@aval/contract';
import { createParser } from 'eventsource-parser';

import { openStream } from './send.ts';

export type LogStream = 'streamRecalculationLogs' | 'streamScrapeLogs' | 'streamCronLogs';

export interface StreamedLine extends LogEntry {
  /** The position from which the stream can be resumed. */
  id: number;
  runId: number;
}

/**
 * Yields the lines of a log in batches as the server sends them, until the server ends the stream.
 *
 * @param after the id of the last known line, or 0 to start with the newest lines.
 * @throws ApiError when the server refuses the request.
 */
export async function* streamLines(
  stream: LogStream,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<readonly StreamedLine[]> {
  const headers = after > 0 ? { 'last-event-id': String(after) } : {};
  const [body, { logEntrySchema }, { parseInput }] = await Promise.all([
    openStream(stream, { headers, signal }),
    import('./logEntry.ts'),
    import('./parseInput.ts'),
  ]);
  if (!body) return;
  let lines: StreamedLine[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const value: unknown = JSON.parse(data);
      const parsed = parseInput(logEntrySchema, value, 'en');
      const { runId } = Object(value) as { runId?: unknown };
      if (parsed.ok) lines.push({ ...parsed.value, id: Number(id), runId: Number(runId) });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  yield [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    if (lines.length === 0) continue;
    yield lines;
    lines = [];
  }
}
