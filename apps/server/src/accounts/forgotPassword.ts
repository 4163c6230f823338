import { fill } from '@aval/contract';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { hourMs, newResetToken } from './resetTokens.ts';

/** Mails a link to set a new password. The answer leaves before the account is looked up, so its time tells nothing. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ ctx, input: { body } }) => {
  ctx.background.run('Mailing a link to set a new password', () => mailResetLink(ctx, body.email.toLowerCase()));
  return { message: texts.resetRequested[ctx.locale] };
};

/**
 * An invited person who has set no password yet gets the link too, a demo account without one does not. Takes the same
 * steps for an e-mail without an account: the next call waits for them, and would tell.
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
