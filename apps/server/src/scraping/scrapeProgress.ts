import type { ScrapeProgress } from '@aval/contract';

import type { RunRow } from '../db/schema/processRuns.ts';

/** Returns the progress of a batch, given how many of its lines are done and how many of those failed. */
export function scrapeProgress(run: RunRow, { done, failed }: { done: number; failed: number }): ScrapeProgress {
  const { id, input, total, created_at, started_at, finished_at } = run;
  return {
    runId: id,
    file: typeof input['file'] === 'string' ? input['file'] : '',
    status: statusOf(run, done),
    done,
    total,
    failed,
    createdAt: created_at.toISOString(),
    startedAt: started_at?.toISOString() ?? null,
    finishedAt: finished_at?.toISOString() ?? null,
  };
}

/** Failed pages do not fail the run; pages that were never read do. */
function statusOf({ started_at, finished_at, code, total }: RunRow, done: number): ScrapeProgress['status'] {
  if (finished_at === null) return started_at === null ? 'queued' : 'running';
  if (code === 130) return 'cancelled';
  return done === total ? 'done' : 'failed';
}
