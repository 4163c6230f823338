import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners } from '../db/schema/startups.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { answerInvitation } from './answerInvitation.ts';
import { noteChangedHands } from './changedHands.ts';
import { requireConfirmedEmail } from './requireConfirmedEmail.ts';

/**
 * Makes the caller an owner of the startup to which they were invited, once their email is confirmed: they may have been
 * invited by one that is not theirs.
 */
export const acceptOwnership: Handler<'acceptOwnership'> = async ({ ctx, input: { params } }) => {
  const [userId, at] = [ctx.caller.id, ctx.now()];
  const startupId = await ctx.db.transaction(async (tx) => {
    await requireConfirmedEmail(tx, userId);
    const invitation = await answerInvitation(ctx, tx, params.id, 'accepted');
    await tx
      .insert(startupOwners)
      .values({ startup_id: invitation.startupId, user_id: userId, created_at: at })
      .onConflictDoNothing();
    await noteChangedHands(tx, invitation.startupId);
    await recordEvent(tx, {
      userId,
      action: 'accept_ownership',
      targetType: 'startup',
      targetId: invitation.startupId,
      detail: { invitation: params.id, invited_by: invitation.invitedBy },
      at,
    });
    return invitation.startupId;
  });
  return { message: texts.ownershipAccepted[ctx.locale], startup_id: startupId };
};
