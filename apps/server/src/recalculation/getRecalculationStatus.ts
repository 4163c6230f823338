import type { Verb } from '../http/Verb.ts';
import { latestRecalculation } from './latestRecalculation.ts';

/** How far the latest recalculation is, or how it ended. */
export const getRecalculationStatus: Verb<'getRecalculationStatus'> = async ({ ctx }) => {
  const run = await latestRecalculation(ctx.db);
  return {
    running: run !== undefined && run.finished_at === null,
    kind: run ? (run.kind === 'industries' ? 'industries' : 'startups') : null,
    runId: run?.id ?? null,
    done: run?.done ?? 0,
    total: run?.total ?? 0,
    startedAt: (run?.started_at ?? run?.created_at)?.toISOString() ?? null,
    finishedAt: run?.finished_at?.toISOString() ?? null,
    code: run?.code ?? null,
    failures: (run?.failures ?? []).map(({ startupId, name, reason }) => ({ startupId, name, reason })),
  };
};
