import type { ScrapeProgress } from '@aval/contract';

import type { RunRow } from '../db/schema/processRuns.ts';

/** How far a batch is, given how many of its lines are settled and how many of those failed. */
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

/** Pages that failed do not make the run fail; pages that nobody came to do. */
function statusOf({ started_at, finished_at, code, total }: RunRow, done: number): ScrapeProgress['status'] {
  if (finished_at === null) return started_at === null ? 'queued' : 'running';
  if (code === 130) return 'cancelled';
  return done === total ? 'done' : 'failed';
}
