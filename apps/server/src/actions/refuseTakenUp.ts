import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { actions } from '../db/schema/actions.ts';
import { ApiError } from '../http/ApiError.ts';
import { actionTexts } from './actionTexts.ts';

/**
 * Refuses to take up a recommendation twice at a time. Call it after locking the startup.
 *
 * @throws ApiError CONFLICT
 */
export async function refuseTakenUp(tx: Transaction, startupId: number, rule: string): Promise<void> {
  const [taken] = await tx
    .select({ id: actions.id })
    .from(actions)
    .where(
      and(
        eq(actions.startup_id, startupId),
        inArray(actions.state, ['open', 'done']),
        sql`${actions.recommendation} ->> 'rule' = ${rule}`,
      ),
    )
    .limit(1);
  if (taken) throw new ApiError('CONFLICT', { text: actionTexts.alreadyTakenUp });
}
