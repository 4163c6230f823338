import { and, eq, isNull, or, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { actions } from '../db/schema/actions.ts';
import type { UndoableDecision } from '../db/schema/UndoableDecision.ts';

type Recorded = UndoableDecision['actions'][number];

/** What a proposal records as done, as it stands. */
export function recordedActions(tx: Transaction, proposalId: number): Promise<Recorded[]> {
  return tx
    .select({ id: actions.id, state: actions.state, gain: actions.gain })
    .from(actions)
    .where(eq(actions.proposal_id, proposalId));
}

/** Undoes what a decision about a proposal did to its actions, but for those that were dropped or recorded anew since. */
export async function restoreActions(tx: Transaction, proposalId: number, before: readonly Recorded[]): Promise<void> {
  const isReopened = and(isNull(actions.proposal_id), eq(actions.state, 'open'));
  for (const { id, state, gain } of before)
    await tx
      .update(actions)
      .set({ state, gain, proposal_id: proposalId, updated_at: sql`now()` })
      .where(and(eq(actions.id, id), or(eq(actions.proposal_id, proposalId), isReopened)));
}
