import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { fieldSources, startups } from '../db/schema/startups.ts';

/** Keeps the turns of pages apart from other turns. */
const pages = 7;

/**
 * Takes a page for this transaction, so that two that read it at the same time make one startup of it.
 *
 * @returns The startup that has its name from this page; undefined when none has, or it was deleted.
 */
export async function startupOfPage(tx: Transaction, url: string): Promise<{ id: number; name: string } | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${url}, ${pages}))`);
  const [found] = await tx
    .select({ id: startups.id, name: startups.name })
    .from(fieldSources)
    .innerJoin(startups, eq(startups.id, fieldSources.startup_id))
    .where(
      and(
        // As literals, so that they meet the condition of the index.
        sql`${fieldSources.field} = 'name' and ${fieldSources.kind} = 'url'`,
        eq(fieldSources.url, url),
        isNull(startups.deleted_at),
      ),
    )
    .orderBy(startups.id)
    .limit(1);
  return found;
}
