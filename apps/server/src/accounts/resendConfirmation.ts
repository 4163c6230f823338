import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { newEmailLink, pendingChange, renewEmailLink, voidEmailLinks } from './emailLinks.ts';
import { mailChangeLink } from './mailChangeLink.ts';
import { mailConfirmation } from './mailConfirmation.ts';

/** Mails the caller's open links again: the one that confirms the e-mail, and the one that changes it. */
export const resendConfirmation: Handler<'resendConfirmation'> = async ({ ctx }) => {
  const userId = ctx.caller.id;
  const now = ctx.now();
  const { own, confirming, change } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) throw new ApiError('UNAUTHENTICATED');
    const pending = await pendingChange(tx, userId, now);
    const isConfirmed = user.email_confirmed_at !== null;
    if (isConfirmed && !pending) throw new ApiError('CONFLICT', { text: texts.emailAlreadyConfirmed });
    await recordEvent(tx, { userId, action: 'ask_confirmation', targetType: 'user', targetId: userId, at: now });
    if (!isConfirmed) await voidEmailLinks(tx, userId, { kinds: ['confirm'], now });
    return {
      own: user,
      confirming: isConfirmed ? null : await newEmailLink(tx, { kind: 'confirm', userId, email: user.email }, now),
      change: pending && { email: pending.email, token: await renewEmailLink(tx, pending, now) },
    };
  });
  if (confirming !== null) mailConfirmation(ctx, { email: own.email, token: confirming });
  if (change) mailChangeLink(ctx, { userId, former: own.email, ...change });
  return { message: texts.linkSentAgain[ctx.locale] };
};
