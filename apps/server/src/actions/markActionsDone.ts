import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { actions } from '../db/schema/actions.ts';
import { ApiError } from '../http/ApiError.ts';
import { actionTexts } from './actionTexts.ts';

interface Done {
  startupId: number;
  /** The proposal that says so. */
  proposalId: number;
  ids: readonly number[];
}

/**
 * Marks open actions of a startup as done by a proposal, all of them or none.
 *
 * @throws ApiError UNKNOWN_REFERENCE when one of them is not an open action of the startup.
 */
export async function markActionsDone(tx: Transaction, { startupId, proposalId, ids }: Done): Promise<void> {
  const named = [...new Set(ids)];
  if (named.length === 0) return;
  const marked = await tx
    .update(actions)
    .set({ state: 'done', proposal_id: proposalId, updated_at: sql`now()` })
    .where(and(inArray(actions.id, named), eq(actions.startup_id, startupId), eq(actions.state, 'open')))
    .returning({ id: actions.id });
  if (marked.length < named.length) throw new ApiError('UNKNOWN_REFERENCE', { text: actionTexts.foreignAction });
}
