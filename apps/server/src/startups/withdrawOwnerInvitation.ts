import { and, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { ownerInvitations } from '../db/schema/ownerInvitations.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { readInvitedOwners } from './ownerInvitations.ts';
import { requireMayName } from './requireMayName.ts';

/** Withdraws an open invitation, whoever sent it. */
export const withdrawOwnerInvitation: Handler<'withdrawOwnerInvitation'> = async ({ ctx, input: { params } }) => {
  const now = ctx.now();
  const invitations = await ctx.db.transaction(async (tx) => {
    await requireMayName(tx, ctx.caller, params.id);
    const [withdrawn] = await tx
      .update(ownerInvitations)
      .set({ answer: 'withdrawn', answered_at: now })
      .where(
        and(
          eq(ownerInvitations.id, params.invitationId),
          eq(ownerInvitations.startup_id, params.id),
          isNull(ownerInvitations.answered_at),
        ),
      )
      .returning({ id: ownerInvitations.id });
    if (!withdrawn) throw new ApiError('NOT_FOUND', { text: texts.invitationOver });
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'withdraw_owner_invitation',
      targetType: 'startup',
      targetId: params.id,
      detail: { invitation: withdrawn.id },
      at: now,
    });
    return readInvitedOwners(tx, params.id, now);
  });
  return { message: texts.invitationWithdrawn[ctx.locale], invitations };
};
