import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { actions } from '../db/schema/actions.ts';

/** Opens again what a proposal marked as done, when it is withdrawn or all of it is refused. */
export async function reopenActions(tx: Transaction, proposalId: number): Promise<void> {
  await tx
    .update(actions)
    .set({ state: 'open', proposal_id: null, updated_at: sql`now()` })
    .where(and(eq(actions.proposal_id, proposalId), eq(actions.state, 'done')));
}
