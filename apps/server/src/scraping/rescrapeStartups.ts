import { fieldLabel, fill } from '@aval/contract';
import { and, count, eq, ne, sql } from 'drizzle-orm';

import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { startups } from '../db/schema/startups.ts';
import { loggableError } from '../errors/loggableError.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Work } from '../processes/perform.ts';
import type { Run } from '../processes/Run.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import { inTurns } from './inTurns.ts';
import { rescrapeStartup } from './rescrapeStartup.ts';
import { pagesAtOnce } from './scrapePages.ts';
import { scrapingTexts } from './scrapingTexts.ts';

interface Page {
  id: number;
  url: string;
  startupId: number;
  name: string;
}

/**
 * Reads the source pages of startups again, each once per startup, and stores the changes. A page that cannot be read
 * is recorded as a failure and does not stop the others. A run that resumes after the server stopped reads the
 * remaining pages.
 */
export const rescrapeStartups: Work = async (run, services) => {
  await keepPages(run, services);
  const waiting = await waitingPages(run, services);
  const total = await services.db.$count(scrapedPages, eq(scrapedPages.run_id, run.id));
  let done = total - waiting.length;
  let changed = 0;
  run.progress(done, total);
  run.log('INFO', fill(scrapingTexts.readingAgain, { count: waiting.length }));
  await inTurns(
    waiting,
    { ...pagesAtOnce, keyOf: ({ url }: Page) => new URL(url).host },
    async (page) => {
      const outcome = await readAgain(run, services, page);
      if (outcome === 'aborted') return;
      if (outcome === 'changed') changed += 1;
      done += 1;
      run.progress(done);
    },
    run.signal,
  );
  if (run.signal.aborted) return { code: 130, summary: fill(scrapingTexts.pagesOf, { done, total }) };
  const failed = await services.db.$count(
    scrapedPages,
    and(eq(scrapedPages.run_id, run.id), ne(scrapedPages.status, 'done')),
  );
  const summary =
    total === 0
      ? scrapingTexts.nothingAgain
      : fill(scrapingTexts.readAgain, { read: total - failed, total, changed, failed });
  return { code: failed === 0 ? 0 : 1, summary };
};

/** Stores, once per run, every page that is the newest source of a fact. */
async function keepPages({ id }: Run, { db, env }: Services): Promise<void> {
  const [kept] = await db.select({ n: count() }).from(scrapedPages).where(eq(scrapedPages.run_id, id));
  if ((kept?.n ?? 0) > 0) return;
  const isOwn = env.AVAL_RESCRAPE === 'own' ? sql`f_host(f.url) = f_host(s.website_url)` : sql`true`;
  await db.execute(sql`
    insert into scraped_pages (run_id, line, url, startup_id)
    select ${id}, row_number() over (order by startup_id, url), url, startup_id
    from (
      select distinct f.startup_id, f.url
      from (select distinct on (startup_id, field) * from field_sources order by startup_id, field, id desc) f
      join startups s on s.id = f.startup_id
      where f.kind = 'url' and f.url is not null and s.deleted_at is null and ${isOwn}
    ) as pages`);
}

async function waitingPages({ id }: Run, { db }: Services): Promise<Page[]> {
  return db
    .select({ id: scrapedPages.id, url: scrapedPages.url, startupId: startups.id, name: startups.name })
    .from(scrapedPages)
    .innerJoin(startups, eq(startups.id, scrapedPages.startup_id))
    .where(and(eq(scrapedPages.run_id, id), eq(scrapedPages.status, 'waiting')))
    .orderBy(scrapedPages.line);
}

async function readAgain(run: Run, services: Services, page: Page): Promise<'changed' | 'same' | 'failed' | 'aborted'> {
  try {
    const changes = await rescrapeStartup(services, page, run.signal);
    for (const [field, { from, to }] of Object.entries(changes)) {
      const change = `${JSON.stringify(from)} → ${JSON.stringify(to)} (${page.url})`;
      run.log('INFO', joinWords([`${page.name}: `, fieldLabel(field), ` ${change}`], ''));
    }
    return Object.keys(changes).length > 0 ? 'changed' : 'same';
  } catch (error) {
    if (run.signal.aborted) return 'aborted';
    if (!(error instanceof ApiError)) {
      services.log.error({ err: loggableError(error), url: page.url }, 'A page could not be stored');
    }
    const reason = error instanceof ApiError ? error.text : texts.pageFailed;
    await services.db
      .update(scrapedPages)
      .set({ status: 'failed', error: reason, at: services.now() })
      .where(eq(scrapedPages.id, page.id));
    run.fail({
      startupId: page.startupId,
      name: page.name,
      reason: joinWords([page.url, reason], ': '),
    });
    return 'failed';
  }
}
