import { isDeepStrictEqual } from 'node:util';

import { desc, eq } from 'drizzle-orm';

import { answersAfter } from '../contradictions/answersAfter.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { fieldSources, startups } from '../db/schema/startups.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { lockStartup, storeCalculation } from '../evaluation/storeCalculation.ts';
import type { Services } from '../services/Services.ts';
import { type Changes, changesBetween } from '../startups/changesBetween.ts';
import { factsOf, isEvaluated, readStartupRow, type StartupRow } from '../startups/facts.ts';
import { storeSources } from '../startups/fieldSources.ts';
import { renewDates } from './renewDates.ts';
import { scrapedStartup } from './scrapedStartup.ts';
import { scrapePage } from './scrapePage.ts';

interface Page {
  id: number;
  url: string;
  startupId: number;
}

/**
 * Reads a page of a startup again. Only fields whose newest source is that page are updated. Values that a user
 * entered or cleared since, or that come from a document or default, stay; so do values that the page no longer states.
 * The changes, their sources, the event and the evaluation are stored in one transaction.
 *
 * @returns What changed.
 * @throws ApiError when the page cannot be read.
 */
export async function rescrapeStartup(services: Services, page: Page, signal: AbortSignal): Promise<Changes> {
  const scraped = await scrapePage(services, page.url, signal);
  const { url } = scraped;
  const { values, sources, mapped } = scrapedStartup(scraped);
  const stated = new Set<string>(mapped);
  return services.db.transaction(async (tx) => {
    await tx.update(scrapedPages).set({ status: 'done', at: services.now() }).where(eq(scrapedPages.id, page.id));
    await lockStartup(tx, page.startupId);
    const before = await readStartupRow(tx, page.startupId);
    if (!before) return {};
    // A cleared field keeps its source but stays empty, because clearing it was the user's last edit.
    const own = (await fieldsFrom(tx, page)).filter((field) => stated.has(field) && valueOf(before, field) !== null);
    const given = Object.entries(values).filter(
      ([field, value]) => own.includes(field) && !isDeepStrictEqual(value, valueOf(before, field)),
    );
    const changing = new Set(given.map(([field]) => field));
    const repeated = own.filter((field) => !changing.has(field));
    await renewDates(tx, { startupId: before.id, fields: repeated, at: services.now() });
    if (given.length === 0) return {};
    const at = timeOfEdit(before, services.now());
    const master = services.masterData.forEvaluation;
    const facts = factsOf({ ...before, ...Object.fromEntries(given) });
    const answers = answersAfter({ facts: factsOf(before), answers: before.answers }, facts, {
      answers: {},
      by: null,
      at,
      master,
    });
    const open_contradictions = countOpen(facts, { answers, master, at });
    const [after] = await tx
      .update(startups)
      .set({ ...Object.fromEntries(given), answers, open_contradictions, updated_at: at })
      .where(eq(startups.id, before.id))
      .returning();
    if (!after) return {};
    const fields = given.map(([field]) => field);
    const changes = changesBetween(before, after, fields);
    const newSources = Object.fromEntries(Object.entries(sources).filter(([field]) => fields.includes(field)));
    await storeSources(tx, { startupId: before.id, sources: newSources, values: after, by: null, at });
    const target = { action: 'rescrape', targetType: 'startup', targetId: before.id } as const;
    await recordEvent(tx, { userId: null, ...target, detail: { url, changes }, at });
    if (fields.some(isEvaluated) && missingInputs(after).length === 0) {
      await storeCalculation(tx, { startupId: before.id, facts: factsOf(after), at, master });
    }
    return changes;
  });
}

function valueOf(row: StartupRow, field: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[field];
}

/** Returns the fields whose newest source is the page. */
async function fieldsFrom(tx: Transaction, { startupId, url }: Page): Promise<string[]> {
  const newest = await tx
    .selectDistinctOn([fieldSources.field], {
      field: fieldSources.field,
      kind: fieldSources.kind,
      url: fieldSources.url,
    })
    .from(fieldSources)
    .where(eq(fieldSources.startup_id, startupId))
    .orderBy(fieldSources.field, desc(fieldSources.id));
  return newest.flatMap((source) => (source.kind === 'url' && source.url === url ? [source.field] : []));
}
