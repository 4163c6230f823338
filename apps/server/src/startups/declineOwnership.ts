import { recordEvent } from '../db/recordEvent.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { answerInvitation } from './answerInvitation.ts';

export const declineOwnership: Handler<'declineOwnership'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    const { startupId } = await answerInvitation(ctx, tx, params.id, 'declined');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'decline_ownership',
      targetType: 'startup',
      targetId: startupId,
      detail: { invitation: params.id },
      at: ctx.now(),
    });
  });
  return { message: texts.ownershipDeclined[ctx.locale] };
};
