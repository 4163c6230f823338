import type { Verb } from '../http/Verb.ts';
import { entryOf, readLogs } from '../processes/readLogs.ts';
import { streamLogs } from '../processes/streamLogs.ts';

const source = { process: 'scraping' } as const;

export const listScrapeLogs: Verb<'listScrapeLogs'> = async ({ ctx, input: { query } }) =>
  (await readLogs(ctx.db, source, { limit: query.limit, locale: ctx.locale })).map(entryOf);

export const streamScrapeLogs: Verb<'streamScrapeLogs'> = async ({ ctx, input: { headers } }) =>
  streamLogs(ctx, source, headers['last-event-id']);
