import { and, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { findRun } from '../processes/startRun.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/** Requests cancellation of a batch; its worker detects it soon. */
export const cancelScrapeRun: Handler<'cancelScrapeRun'> = async ({ ctx, input: { params } }) => {
  const run = await findRun(ctx.db, params.runId);
  if (!run || run.process !== 'scraping') throw new ApiError('NOT_FOUND');
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [asked] = await tx
      .update(processRuns)
      .set({ cancel_requested_at: at })
      .where(and(eq(processRuns.id, run.id), isNull(processRuns.finished_at)))
      .returning({ id: processRuns.id, process: processRuns.process, kind: processRuns.kind });
    if (!asked) throw new ApiError('NOT_RUNNING', { text: scrapingTexts.notRunning });
    const { id, ...detail } = run;
    await recordEvent(tx, { userId: ctx.caller.id, action: 'cancel', targetType: 'run', targetId: id, detail, at });
  });
  return { message: scrapingTexts.cancelled[ctx.locale] };
};
