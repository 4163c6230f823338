import { and, isNull, lt } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';

const keptMs = 30 * 24 * 3_600_000;

/** Removes documents that became no startup within 30 days. Answers with their number. */
export async function purgeDocuments(db: Queryable, now: Date): Promise<number> {
  const removed = await db
    .delete(documents)
    .where(and(isNull(documents.startup_id), lt(documents.created_at, new Date(now.getTime() - keptMs))))
    .returning({ id: documents.id });
  return removed.length;
}
