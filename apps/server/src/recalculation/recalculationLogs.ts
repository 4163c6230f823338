import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { entryOf, readLogs } from '../processes/readLogs.ts';
import { findRun } from '../processes/startRun.ts';
import { streamLogs } from '../processes/streamLogs.ts';
import { latestRecalculation, recalculationTurn } from './latestRecalculation.ts';

/** Maximum number of lines returned of a run, the newest ones. */
const limit = 5000;

/** The lines of a run, by default of the latest. */
export const listRecalculationLogs: Handler<'listRecalculationLogs'> = async ({ ctx, input: { query } }) => {
  const { runId } = query;
  const run = runId === undefined ? await latestRecalculation(ctx.db) : await findRun(ctx.db, runId);
  if (run?.turn !== recalculationTurn) {
    if (runId === undefined) return [];
    throw new ApiError('NOT_FOUND');
  }
  return (await readLogs(ctx.db, { runId: run.id }, { limit, locale: ctx.locale })).map(entryOf);
};

export const streamRecalculationLogs: Handler<'streamRecalculationLogs'> = async ({ ctx, input: { headers } }) =>
  streamLogs(ctx, { turn: recalculationTurn }, headers['last-event-id']);
