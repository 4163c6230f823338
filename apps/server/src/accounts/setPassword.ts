import { fill } from '@aval/contract';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import type { Context } from '../http/Context.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { voidEmailLinks } from './emailLinks.ts';
import { voidResetTokens } from './resetTokens.ts';
import { revokeSessionsOf } from './revokeSessionsOf.ts';
import { unlock } from './signInFailures.ts';

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** Whether a link was followed that was mailed to the user, which confirms the e-mail. */
  isMailed: boolean;
  /** The session to keep; null ends all of them. */
  keptSession: number | null;
}

/**
 * Stores a new password, invalidates open links and ends the other sessions, unlocks the account, and gives up a change
 * of e-mail that somebody else may have asked for.
 */
export async function setPassword(tx: Transaction, password: NewPassword, now: Date) {
  const { userId, passwordHash, isMailed, keptSession } = password;
  const isThis = eq(users.id, userId);
  const [user] = await tx.select().from(users).where(isThis).for('no key update');
  if (!user) throw new Error(`There is no user ${userId} to set a password for`);
  const email_confirmed_at = isMailed ? (user.email_confirmed_at ?? now) : user.email_confirmed_at;
  await tx
    .update(users)
    .set({ password_hash: passwordHash, email_confirmed_at, updated_at: timeOfEdit(user, now) })
    .where(isThis);
  await voidResetTokens(tx, userId, now);
  await voidEmailLinks(tx, userId, { kinds: isMailed ? ['confirm', 'change'] : ['change'], now });
  await revokeSessionsOf(tx, userId, { except: keptSession, now });
  await unlock(tx, user.email);
  return { id: user.id, email: user.email, email_confirmed_at };
}

/** Notifies the owner by mail, because the change may not have been made by them. */
export function mailPasswordChanged(
  ctx: Pick<Context<null>, 'background' | 'mailer' | 'site' | 'locale'>,
  user: { email: string; email_confirmed_at: Date | null },
): void {
  // The address of an account may be a stranger's until it is confirmed.
  if (user.email_confirmed_at === null) return;
  const link = `${ctx.site.url}/forgot-password`;
  ctx.background.run('Mailing that the password was changed', () =>
    ctx.mailer.send({
      to: user.email,
      subject: mailTexts.changedSubject[ctx.locale],
      text: fill(mailTexts.changedBody, { link })[ctx.locale],
    }),
  );
}
