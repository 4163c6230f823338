import { fill } from '@aval/contract';
import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { claimEmailLink, findEmailLink, voidEmailLinks } from './emailLinks.ts';
import { refuseTakenEmail } from './refuseTakenEmail.ts';
import { hourMs, newResetToken, voidResetTokens } from './resetTokens.ts';
import { revokeSessionsOf } from './revokeSessionsOf.ts';
import { unlock } from './signInFailures.ts';
import { storedEmail } from './storedEmail.ts';

/**
 * Restores the e-mail that an account had before, with the token of the link that was mailed there. Whoever changed it
 * knew the password, so that stops working with every session, and a link to set a new one is mailed.
 */
export const takeBackEmail: Handler<'takeBackEmail'> = async ({ ctx, input: { body } }) => {
  const now = ctx.now();
  const link = await findEmailLink(ctx.db, body.token, ['take_back'], now);
  const { user_id: userId, email } = link;
  const token = await ctx.db.transaction(async (tx) => {
    const [own] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!own) throw new ApiError('EMAIL_LINK_INVALID');
    await claimEmailLink(tx, link, now);
    await refuseTakenEmail(tx, email, userId, now);
    await voidEmailLinks(tx, userId, { kinds: ['confirm', 'change'], now });
    // Only later ones: whoever stole the account may have changed its e-mail twice, and follow the link of the second.
    await voidEmailLinks(tx, userId, { kinds: ['take_back'], after: link.created_at, now });
    await voidResetTokens(tx, userId, now);
    await tx
      .update(users)
      .set({ ...storedEmail(email), email_confirmed_at: now, password_hash: null, updated_at: timeOfEdit(own, now) })
      .where(eq(users.id, userId));
    await revokeSessionsOf(tx, userId, { except: null, now });
    await unlock(tx, email);
    const detail = { changes: { email: { from: own.email, to: email } } };
    await recordEvent(tx, { userId, action: 'take_back_email', targetType: 'user', targetId: userId, detail, at: now });
    return newResetToken(tx, userId, { now, lifeMs: hourMs });
  });
  ctx.callers.forgetUser(userId);
  const resetLink = `${ctx.site.url}/reset-password?token=${token}`;
  ctx.background.run('Mailing a link to set a new password', () =>
    ctx.mailer.send({
      to: email,
      subject: mailTexts.resetSubject[ctx.locale],
      text: fill(mailTexts.takenBackBody, { link: resetLink })[ctx.locale],
    }),
  );
  return { message: fill(texts.emailTakenBack, { email })[ctx.locale] };
};
