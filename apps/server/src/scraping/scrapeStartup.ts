import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { omittedIn } from '../documents/omittedTexts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { startupFor } from '../startups/getStartup.ts';
import { inRun } from './inRun.ts';
import { logScraped } from './logScraped.ts';
import { omittedFrom } from './omittedFrom.ts';
import { pageContradictions } from './pageContradictions.ts';
import { requireGoingOn } from './requireGoingOn.ts';
import { requireName } from './requireName.ts';
import { scrapedStartup } from './scrapedStartup.ts';
import { scrapePage } from './scrapePage.ts';
import { scrapingTexts } from './scrapingTexts.ts';
import { startupOfPage } from './startupOfPage.ts';
import { storeScraped } from './storeScraped.ts';

/** Reads a page and registers the startup it describes, unless that page already has one. */
export const scrapeStartup: Handler<'scrapeStartup'> = ({ ctx, input: { body } }) =>
  inRun(ctx, 'url', body.url, async (run) => {
    const page = await scrapePage(ctx, body.url, run.signal);
    const scraped = scrapedStartup(page, body.name);
    requireName(scraped);
    const startupId = await ctx.db.transaction(async (tx) => {
      await requireGoingOn(tx, run);
      const there = await startupOfPage(tx, page.url);
      if (there) throw new ApiError('CONFLICT', { text: scrapingTexts.there, values: there });
      const id = await storeScraped(tx, ctx, scraped, { userId: ctx.caller.id, url: page.url });
      await tx
        .insert(scrapedPages)
        .values({ run_id: run.id, line: 1, url: page.url, status: 'done', startup_id: id, at: ctx.now() });
      return id;
    });
    const omitted = omittedFrom(page, scraped, ctx.masterData);
    logScraped(run, page, scraped, omitted);
    const startup = await startupFor(ctx, ctx.db, startupId);
    const { mapped, missing } = scraped;
    return {
      data: {
        startupId,
        startup,
        source: page.url,
        mapped,
        missing,
        omitted: omitted.map((one) => omittedIn(ctx.locale, one)),
        contradictions: pageContradictions(scraped, { master: ctx.masterData.forEvaluation, at: ctx.now() }),
      },
      message: scrapingTexts.created[ctx.locale],
    };
  });
