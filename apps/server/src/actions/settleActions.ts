import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { actions } from '../db/schema/actions.ts';

/**
 * Accepts the actions that a proposal marked as done, once its claims are accepted.
 *
 * @param gain Points of the score that came of them, added to those of claims that were accepted before; null when there
 * was no score before.
 */
export async function settleActions(
  tx: Transaction,
  { proposalId, gain }: { proposalId: number; gain: number | null },
): Promise<void> {
  const earlier = sql`case when ${actions.state} = 'accepted' then ${actions.gain} else 0 end`;
  await tx
    .update(actions)
    .set({ state: 'accepted', gain: sql`${earlier} + ${gain}::float8`, updated_at: sql`now()` })
    .where(and(eq(actions.proposal_id, proposalId), inArray(actions.state, ['done', 'accepted'])));
}
