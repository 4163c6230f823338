import { and, count, desc, eq, inArray } from 'drizzle-orm';

import { processRuns } from '../db/schema/processRuns.ts';
import { scrapedPages } from '../db/schema/scrapedPages.ts';
import type { Handler } from '../http/Handler.ts';
import { scrapeProgress } from './scrapeProgress.ts';

const most = 20;

/** Lists the latest batches of all users, so that a returning user finds the running one. */
export const listScrapeRuns: Handler<'listScrapeRuns'> = async ({ ctx }) => {
  const runs = await ctx.db
    .select()
    .from(processRuns)
    .where(and(eq(processRuns.process, 'scraping'), eq(processRuns.kind, 'batch')))
    .orderBy(desc(processRuns.id))
    .limit(most);
  const counts = await ctx.db
    .select({ runId: scrapedPages.run_id, status: scrapedPages.status, pages: count() })
    .from(scrapedPages)
    .where(
      inArray(
        scrapedPages.run_id,
        runs.map(({ id }) => id),
      ),
    )
    .groupBy(scrapedPages.run_id, scrapedPages.status);
  const counted = (id: number, status: 'done' | 'failed') =>
    counts.find((one) => one.runId === id && one.status === status)?.pages ?? 0;
  return {
    data: {
      runs: runs.map((run) => {
        const failed = counted(run.id, 'failed');
        return scrapeProgress(run, { done: counted(run.id, 'done') + failed, failed });
      }),
    },
  };
};
