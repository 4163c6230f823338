import { fill } from '@aval/contract';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { voidResetTokens } from './resetTokens.ts';
import { revokeSessionsOf } from './revokeSessionsOf.ts';
import { forgetFailures } from './signInFailures.ts';

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The session to keep; null ends all of them. */
  keptSession: number | null;
}

/** Stores a new password, invalidates open links, ends the other sessions and unlocks the account. */
export async function setPassword(tx: Transaction, password: NewPassword, now: Date) {
  const { userId, passwordHash, keptSession } = password;
  const [user] = await tx
    .update(users)
    .set({ password_hash: passwordHash, updated_at: now })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email });
  if (!user) throw new Error(`There is no user ${userId} to set a password for`);
  await voidResetTokens(tx, userId, now);
  await revokeSessionsOf(tx, userId, { except: keptSession, now });
  await forgetFailures(tx, user.email.toLowerCase());
  return user;
}

/** Notifies the owner by mail, because the change may not have been made by them. */
export function mailPasswordChanged(
  ctx: Pick<Context<null>, 'background' | 'mailer' | 'site' | 'locale'>,
  user: { email: string },
): void {
  const link = `${ctx.site.url}/forgot-password`;
  ctx.background.run('Mailing that the password was changed', () =>
    ctx.mailer.send({
      to: user.email,
      subject: mailTexts.changedSubject[ctx.locale],
      text: fill(mailTexts.changedBody, { link })[ctx.locale],
    }),
  );
}
