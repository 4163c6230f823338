import type { Handler } from '../http/Handler.ts';
import { entryOf, readLogs } from '../processes/readLogs.ts';
import { streamLogs } from '../processes/streamLogs.ts';

const source = { process: 'scraping' } as const;

export const listScrapeLogs: Handler<'listScrapeLogs'> = async ({ ctx, input: { query } }) =>
  (await readLogs(ctx.db, source, { limit: query.limit, locale: ctx.locale })).map(entryOf);

export const streamScrapeLogs: Handler<'streamScrapeLogs'> = async ({ ctx, input: { headers } }) =>
  streamLogs(ctx, source, headers['last-event-id']);
