import { and, eq, inArray } from 'drizzle-orm';

import { reopenActions } from '../actions/reopenActions.ts';
import type { Transaction } from '../db/open.ts';
import { claims } from '../db/schema/proposals.ts';

/** Opens the actions of a proposal again once none of its claims is open any more, and none was accepted. */
export async function reopenUnproven(tx: Transaction, proposalId: number): Promise<void> {
  const [standing] = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.proposal_id, proposalId), inArray(claims.state, ['open', 'accepted'])))
    .limit(1);
  if (!standing) await reopenActions(tx, proposalId);
}
