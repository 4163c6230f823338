import { eq } from 'drizzle-orm';

import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { CallError } from '../http/CallError.ts';
import type { Answer, Verb } from '../http/Verb.ts';
import type { RunRow } from '../processes/Run.ts';
import { findRun } from '../processes/startRun.ts';

/** How far a batch is, page by page in the order of its file. */
export const getScrapeRun: Verb<'getScrapeRun'> = async ({ ctx, input: { params } }) => {
  const run = await findRun(ctx.db, params.runId);
  if (!run || run.process !== 'scraping') throw new CallError('NOT_FOUND');
  const pages = await ctx.db
    .select()
    .from(scrapedPages)
    .where(eq(scrapedPages.run_id, run.id))
    .orderBy(scrapedPages.line);
  const settled = pages.filter(({ status }) => status !== 'waiting').length;
  return {
    data: {
      status: statusOf(run, settled),
      done: settled,
      total: run.total,
      results: pages.map(({ url, status, startup_id, error }) => ({
        url,
        status,
        ...(startup_id === null ? {} : { startupId: startup_id }),
        ...(error === null ? {} : { error: error[ctx.locale] }),
      })),
    },
  };
};

/** Pages that failed do not make the run fail; pages that nobody came to do. */
function statusOf(
  { started_at, finished_at, code, total }: RunRow,
  settled: number,
): Answer<'getScrapeRun'>['data']['status'] {
  if (finished_at === null) return started_at === null ? 'queued' : 'running';
  if (code === 130) return 'cancelled';
  return settled === total ? 'done' : 'failed';
}
