import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/** Cancels the caller's pending reads of a page; each of those requests gets its own response. */
export const cancelScrapeUrl: Handler<'cancelScrapeUrl'> = async ({ ctx, input: { body } }) => {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const asked = await tx
      .update(processRuns)
      .set({ cancel_requested_at: at })
      .where(
        and(
          eq(processRuns.process, 'scraping'),
          inArray(processRuns.kind, ['url', 'test']),
          eq(processRuns.user_id, ctx.caller.id),
          sql`${processRuns.input} ->> 'url' = ${body.url}`,
          isNull(processRuns.finished_at),
        ),
      )
      .returning({ id: processRuns.id, process: processRuns.process, kind: processRuns.kind });
    if (asked.length === 0) throw new ApiError('NOT_RUNNING', { text: scrapingTexts.notRunning });
    for (const { id, ...detail } of asked) {
      await recordEvent(tx, { userId: ctx.caller.id, action: 'cancel', targetType: 'run', targetId: id, detail, at });
    }
  });
  return { message: scrapingTexts.cancelled[ctx.locale] };
};
