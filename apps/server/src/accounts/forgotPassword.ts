import { fill } from '@aval/contract';
import { and, eq, isNotNull, or } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { hasEmail } from './hasEmail.ts';
import { hourMs, newResetToken } from './resetTokens.ts';
import { newToken } from './tokens.ts';

/** Mails a password reset link. Responds before the account lookup, so the response time reveals nothing. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ ctx, input: { body } }) => {
  ctx.background.run('Mailing a link to set a new password', () => mailResetLink(ctx, body.email));
  return { message: texts.resetRequested[ctx.locale] };
};

/**
 * Invited users who have no password yet get the link too; demo accounts without a password do not. Performs the same
 * steps for an e-mail without an account, because the next request waits for them and its time would reveal it.
 */
async function mailResetLink(ctx: Context<null>, email: string): Promise<void> {
  const now = ctx.now();
  const { user, token } = await ctx.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(hasEmail(email), or(isNotNull(users.password_hash), eq(users.is_demo, false))))
      // One after the other, so that each counts the links before it.
      .for('no key update');
    const targetId = known?.id ?? null;
    await recordEvent(tx, { userId: null, action: 'ask_reset', targetType: 'user', targetId, at: now });
    return { user: known, token: await newResetToken(tx, targetId, { now, lifeMs: hourMs, isAsked: true }) };
  });
  const link = `${ctx.site.url}/reset-password?token=${token ?? newToken()}`;
  await ctx.mailer[user && token !== null ? 'send' : 'rehearse']({
    to: user?.email ?? email,
    subject: mailTexts.resetSubject[ctx.locale],
    text: fill(mailTexts.resetBody, { link })[ctx.locale],
  });
}
