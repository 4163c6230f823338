import { sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import { texts } from '../http/texts.ts';
import { answerInvitations, invitationSource, isFor, isOpenAt } from './ownerInvitations.ts';

/**
 * Answers an open invitation of the caller, and every other one of theirs to the same startup.
 *
 * @returns The startup, which stays locked for the rest of the transaction.
 *
 * @throws ApiError NOT_FOUND when it is not the caller's, is over, or was withdrawn.
 */
export async function answerInvitation(
  ctx: Context,
  tx: Transaction,
  id: number,
  answer: 'accepted' | 'declined',
): Promise<{ startupId: number; invitedBy: number }> {
  const read = async () => {
    const { rows } = await tx.execute<{ startupId: number; invitedBy: number }>(sql`
      select i.startup_id as "startupId", i.invited_by as "invitedBy"
      from ${invitationSource}
      where i.id = ${id} and ${isFor(ctx.caller.id)} and ${isOpenAt(ctx.now())}`);
    const [invitation] = rows;
    if (!invitation) throw new ApiError('NOT_FOUND', { text: texts.invitationOver });
    return invitation;
  };
  const { startupId } = await read();
  await lockStartup(tx, startupId);
  // Its sender may have lost the startup until the lock was free.
  const invitation = await read();
  await answerInvitations(tx, { startupId, userId: ctx.caller.id }, answer, ctx.now());
  return invitation;
}
