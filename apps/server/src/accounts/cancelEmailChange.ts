import { recordEvent } from '../db/recordEvent.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { voidEmailLinks } from './emailLinks.ts';

/** Gives up the change of the caller's e-mail that is not confirmed yet. Idempotent. */
export const cancelEmailChange: Handler<'cancelEmailChange'> = async ({ ctx }) => {
  const userId = ctx.caller.id;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await voidEmailLinks(tx, userId, { kinds: ['change'], now });
    await recordEvent(tx, { userId, action: 'cancel_email_change', targetType: 'user', targetId: userId, at: now });
  });
  return { message: texts.emailChangeCancelled[ctx.locale] };
};
