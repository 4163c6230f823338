import { and, eq, isNull } from 'drizzle-orm';

import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { startups } from '../db/schema/startups.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { findRun } from '../processes/startRun.ts';
import { batchInputSchema } from './batchLines.ts';
import { openContradictions } from './openContradictions.ts';
import { scrapeProgress } from './scrapeProgress.ts';

/** Returns the progress of a batch, page by page in file order, and the rejected lines of the file. */
export const getScrapeRun: Handler<'getScrapeRun'> = async ({ ctx, input: { params } }) => {
  const run = await findRun(ctx.db, params.runId);
  if (!run || run.process !== 'scraping') throw new ApiError('NOT_FOUND');
  const rows = await ctx.db
    .select()
    .from(scrapedPages)
    .leftJoin(startups, and(eq(startups.id, scrapedPages.startup_id), isNull(startups.deleted_at)))
    .where(eq(scrapedPages.run_id, run.id))
    .orderBy(scrapedPages.line);
  const master = ctx.masterData.forEvaluation;
  const pages = rows.map(({ scraped_pages }) => scraped_pages);
  const { rejected } = batchInputSchema.parse(run.input);
  const settled = pages.filter(({ status }) => status !== 'waiting');
  const failed = settled.filter(({ status }) => status === 'failed');
  return {
    data: {
      ...scrapeProgress(run, { done: settled.length, failed: failed.length }),
      rejected: rejected.map(({ line, text, reason }) => ({ line, text, reason: reason[ctx.locale] })),
      results: rows.map(
        ({ scraped_pages: { line, url, status, startup_id, error, contradictions }, startups: startup }) => ({
          line,
          url,
          status,
          ...(startup_id === null ? {} : { startupId: startup_id }),
          ...(startup === null
            ? {}
            : {
                startupName: startup.name,
                missing: missingInputs(startup),
                contradictions: openContradictions(contradictions, startup, { at: ctx.now(), master }),
              }),
          ...(error === null ? {} : { error: error[ctx.locale] }),
        }),
      ),
    },
  };
};
