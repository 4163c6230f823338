import { fill } from '@aval/contract';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { hourMs, newResetToken } from './resetTokens.ts';

/** Mails a password reset link. Responds before the account lookup, so the response time reveals nothing. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ ctx, input: { body } }) => {
  ctx.background.run('Mailing a link to set a new password', () => mailResetLink(ctx, body.email.toLowerCase()));
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
      .where(and(sql`lower(${users.email}) = ${email}`, or(isNotNull(users.password_hash), eq(users.is_demo, false))));
    const targetId = known?.id ?? null;
    await recordEvent(tx, { userId: null, action: 'ask_reset', targetType: 'user', targetId, at: now });
    return { user: known, token: await newResetToken(tx, targetId, { now, lifeMs: hourMs }) };
  });
  const link = `${ctx.site.url}/reset-password?token=${token}`;
  await ctx.mailer[user ? 'send' : 'rehearse']({
    to: user?.email ?? email,
    subject: mailTexts.resetSubject[ctx.locale],
    text: fill(mailTexts.resetBody, { link })[ctx.locale],
  });
}
