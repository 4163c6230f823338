import type { Handler } from '../http/Handler.ts';
import { entryOf, readLogs } from '../processes/readLogs.ts';
import { streamLogs } from '../processes/streamLogs.ts';
import { lineText } from './lineText.ts';

const source = { process: 'cron' } as const;

export const listCronLogs: Handler<'listCronLogs'> = async ({ ctx, input: { query } }) => {
  const lines = await readLogs(ctx.db, source, { limit: query.limit, locale: ctx.locale });
  return { logs: lines.map(lineText), entries: lines.map(entryOf) };
};

export const streamCronLogs: Handler<'streamCronLogs'> = async ({ ctx, input: { headers } }) =>
  streamLogs(ctx, source, headers['last-event-id']);
