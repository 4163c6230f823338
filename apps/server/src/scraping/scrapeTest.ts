import { omittedIn } from '../documents/omittedTexts.ts';
import type { Handler } from '../http/Handler.ts';
import { inRun } from './inRun.ts';
import { logScraped } from './logScraped.ts';
import { omittedFrom } from './omittedFrom.ts';
import { pageContradictions } from './pageContradictions.ts';
import { scrapedStartup } from './scrapedStartup.ts';
import { scrapePage } from './scrapePage.ts';

/** Returns what a page would yield without storing a startup. */
export const scrapeTest: Handler<'scrapeTest'> = ({ ctx, input: { body } }) =>
  inRun(ctx, 'test', body.url, async (run) => {
    const page = await scrapePage(ctx, body.url, run.signal);
    const scraped = scrapedStartup(page);
    const omitted = omittedFrom(page, scraped, ctx.masterData);
    logScraped(run, page, scraped, omitted);
    const { values, sources, defaulted, mapped, missing } = scraped;
    const startup = { ...values, defaulted_fields: defaulted, field_sources: sources };
    return {
      data: {
        startup,
        source: page.url,
        mapped,
        missing,
        omitted: omitted.map((one) => omittedIn(ctx.locale, one)),
        contradictions: pageContradictions(scraped, { master: ctx.masterData.forEvaluation, at: ctx.now() }),
      },
    };
  });
