import { fill, type Text } from '@aval/contract';
import { and, eq, ne } from 'drizzle-orm';

import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { loggableError } from '../errors/loggableError.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import { fieldLabels } from '../processes/fieldLabels.ts';
import type { Work } from '../processes/perform.ts';
import type { Run } from '../processes/Run.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import { batchInputSchema } from './batchLines.ts';
import { inTurns } from './inTurns.ts';
import { logScraped } from './logScraped.ts';
import { omittedFrom } from './omittedFrom.ts';
import { pageContradictions } from './pageContradictions.ts';
import { requireName } from './requireName.ts';
import { type ScrapedStartup, scrapedStartup } from './scrapedStartup.ts';
import { scrapePage } from './scrapePage.ts';
import { scrapingTexts } from './scrapingTexts.ts';
import { startupOfPage } from './startupOfPage.ts';
import { storeScraped } from './storeScraped.ts';

const insertedAtOnce = 500;
/** Concurrency limits in total and per site. */
export const pagesAtOnce = { atOnce: 16, perKey: 2 };

type Page = typeof scrapedPages.$inferSelect;

/**
 * Reads the pages of a batch, 16 at a time and 2 per host. A page and its startup are stored together, so that a run
 * that resumes after the server stopped reads each page once. A page that already has a startup keeps it.
 */
export const scrapePages: Work = async (run, services) => {
  await keepLines(run, services);
  const ofRun = eq(scrapedPages.run_id, run.id);
  const waiting = await services.db
    .select()
    .from(scrapedPages)
    .where(and(ofRun, eq(scrapedPages.status, 'waiting')))
    .orderBy(scrapedPages.line);
  let done = run.row.total - waiting.length;
  run.progress(done);
  const turns = { ...pagesAtOnce, keyOf: ({ url }: Page) => new URL(url).host };
  await inTurns(
    waiting,
    turns,
    async (page) => {
      if (!(await scrapeOne(run, services, page))) return;
      done += 1;
      run.progress(done);
    },
    run.signal,
  );
  if (run.signal.aborted) return { code: 130, summary: '' };
  const failed = await services.db.$count(scrapedPages, and(ofRun, ne(scrapedPages.status, 'done')));
  const { total } = run.row;
  const summary = fill(scrapingTexts.pagesOf, { done: total - failed, total });
  return { code: failed === 0 ? 0 : 1, summary };
};

const lineOf = ({ line, url }: Page): Text => fill(scrapingTexts.lineOf, { line, url });

/** Logs the startup created from a line, and what prevents its evaluation. */
function logMade(run: Run, { line, url }: Page, { values }: ScrapedStartup): void {
  const missing = missingInputs(values);
  const made = { line, url, name: String(values['name']) };
  if (missing.length === 0) run.log('INFO', fill(scrapingTexts.made, made));
  else run.log('WARNING', fill(scrapingTexts.incomplete, { ...made, fields: fieldLabels(missing) }));
}

async function keepLines({ id, row }: Run, { db }: Services): Promise<void> {
  const { lines } = batchInputSchema.parse(row.input);
  const rows = lines.map(({ line, url }) => ({ run_id: id, line, url }));
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    await db
      .insert(scrapedPages)
      .values(rows.slice(start, start + insertedAtOnce))
      .onConflictDoNothing();
  }
}

/** Returns whether the page is done, successfully or not; a cancelled page stays pending. */
async function scrapeOne(run: Run, services: Services, page: Page): Promise<boolean> {
  try {
    const found = await scrapePage(services, page.url, run.signal);
    const scraped = scrapedStartup(found);
    requireName(scraped);
    const at = services.now();
    const contradictions = pageContradictions(scraped, { master: services.masterData.forEvaluation, at });
    const there = await services.db.transaction(async (tx) => {
      const owner = { userId: run.row.user_id, url: found.url };
      const madeBefore = await startupOfPage(tx, found.url);
      const startupId = madeBefore?.id ?? (await storeScraped(tx, services, scraped, owner));
      await tx
        .update(scrapedPages)
        .set({
          status: 'done',
          startup_id: startupId,
          contradictions: madeBefore || contradictions.length === 0 ? null : contradictions,
          at,
        })
        .where(eq(scrapedPages.id, page.id));
      return madeBefore;
    });
    if (there) {
      run.log('WARNING', joinWords([lineOf(page), fill(scrapingTexts.there, there)], ': '));
      return true;
    }
    logScraped(run, found, scraped, omittedFrom(found, scraped, services.masterData));
    logMade(run, page, scraped);
    return true;
  } catch (error) {
    if (run.signal.aborted) return false;
    if (!(error instanceof ApiError)) {
      services.log.error({ err: loggableError(error), url: page.url }, 'A page could not be stored');
    }
    const reason = error instanceof ApiError ? error.text : texts.pageFailed;
    await services.db
      .update(scrapedPages)
      .set({ status: 'failed', error: reason, at: services.now() })
      .where(eq(scrapedPages.id, page.id));
    run.fail({ startupId: null, name: page.url, reason });
    return true;
  }
}
