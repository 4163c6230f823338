import { fill } from '@aval/contract';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import type { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { hourMs, newResetToken, voidResetTokens } from './resetTokens.ts';

type UserRow = typeof users.$inferSelect;

const dayMs = 24 * hourMs;
const invitationDays = 7;

/** Whether the user still has to set the first password. Demo accounts without a password are not invited. */
export function isInvited({ password_hash, is_demo }: Pick<UserRow, 'password_hash' | 'is_demo'>): boolean {
  return password_hash === null && !is_demo;
}

/**
 * Creates the link with which a user sets their first password; earlier links stop working.
 *
 * @returns A function that mails the link. Call it once the transaction is committed.
 */
export async function invite(ctx: Context, tx: Transaction, user: Pick<UserRow, 'id' | 'email'>): Promise<() => void> {
  const now = ctx.now();
  await voidResetTokens(tx, user.id, now);
  const token = await newResetToken(tx, user.id, { now, lifeMs: invitationDays * dayMs });
  await recordEvent(tx, { userId: ctx.caller.id, action: 'invite', targetType: 'user', targetId: user.id, at: now });
  const link = `${ctx.site.url}/reset-password?token=${token}&invitation=1`;
  return () =>
    ctx.background.run('Mailing an invitation', () =>
      ctx.mailer.send({
        to: user.email,
        subject: mailTexts.invitationSubject[ctx.locale],
        text: fill(mailTexts.invitationBody, { link, email: user.email, days: invitationDays })[ctx.locale],
      }),
    );
}

/** The message for the administrator: where the mail goes, or that no mail server is configured. */
export function invitationMessage({ mailer, locale }: Context, { email }: Pick<UserRow, 'email'>): string {
  const text = mailer.route === 'server' ? texts.invitationSent : texts.invitationInOutbox;
  return fill(text, { email })[locale];
}
