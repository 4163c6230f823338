import type { PublicationReview } from '@aval/contract';
import { desc, eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { publications } from '../db/schema/publications.ts';

/** Why a private startup is not public although somebody made it so; null when nobody did. */
export async function reviewOf(
  db: Queryable,
  { id, is_private }: { id: number; is_private: 0 | 1 },
): Promise<PublicationReview | null> {
  if (is_private === 0) return null;
  const [newest] = await db
    .select({ state: publications.state, reason: publications.reason })
    .from(publications)
    .where(eq(publications.startup_id, id))
    .orderBy(desc(publications.id))
    .limit(1);
  if (!newest) return null;
  const { state, reason } = newest;
  return state === 'waiting' || state === 'refused' ? { state, reason } : null;
}
