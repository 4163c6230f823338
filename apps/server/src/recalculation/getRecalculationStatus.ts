import type { Handler } from '../http/Handler.ts';
import { inLocale } from '../processes/Words.ts';
import { latestRecalculation } from './latestRecalculation.ts';
import { isScheduled, startedBy } from './startedBy.ts';

/** The progress or result of the latest recalculation. */
export const getRecalculationStatus: Handler<'getRecalculationStatus'> = async ({ ctx }) => {
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
    startedBy: run ? await startedBy(ctx.db, run) : null,
    scheduled: run !== undefined && isScheduled(run),
    failed: run ? Math.max(run.failed, run.failures.length) : 0,
    outcomes: run?.outcomes ?? null,
    failures: (run?.failures ?? []).map(({ startupId, name, reason }) => ({
      startupId,
      name,
      reason: inLocale(reason, ctx.locale),
    })),
  };
};
