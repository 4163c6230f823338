import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { fieldSources, startups } from '../db/schema/startups.ts';

/** The advisory lock namespace of pages. */
const pages = 7;

/**
 * Locks a page for this transaction, so that concurrent reads create only one startup.
 *
 * @returns The startup that was registered from this page; undefined if there is none or it was deleted.
 */
export async function startupOfPage(tx: Transaction, url: string): Promise<{ id: number; name: string } | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${url}, ${pages}))`);
  const startup = { id: startups.id, name: startups.name };
  const [registered] = await tx
    .select(startup)
    .from(scrapedPages)
    .innerJoin(startups, eq(startups.id, scrapedPages.startup_id))
    .where(and(eq(scrapedPages.url, url), isNull(startups.deleted_at)))
    .orderBy(startups.id)
    .limit(1);
  if (registered) return registered;
  // The rows of a run are deleted with it.
  const [named] = await tx
    .select(startup)
    .from(fieldSources)
    .innerJoin(startups, eq(startups.id, fieldSources.startup_id))
    .where(
      and(
        // Literals, so that the partial index applies.
        sql`${fieldSources.field} = 'name' and ${fieldSources.kind} = 'url'`,
        eq(fieldSources.url, url),
        isNull(startups.deleted_at),
      ),
    )
    .orderBy(startups.id)
    .limit(1);
  return named;
}
