import { fill } from '@aval/contract';

import { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import type { Mail } from '../services/Mailer.ts';
import { hasEmail } from './hasEmail.ts';
import { isFreeEmail } from './refuseTakenEmail.ts';

interface AskedChange {
  userId: number;
  /** The e-mail that the account has. */
  former: string;
  /** The e-mail that it is to have. */
  email: string;
  token: string;
}

/**
 * Mails the link that changes the e-mail of an account, or tells the owner of the account that has the e-mail already.
 * Runs after the response, which must not show which of the two it was.
 */
export function mailChangeLink(ctx: Context, change: AskedChange): void {
  ctx.background.run('Mailing a link to change an e-mail', async () => {
    const [holder] = await ctx.db
      .select({ email: users.email, confirmed: users.email_confirmed_at })
      .from(users)
      .where(hasEmail(change.email));
    const isFree = await isFreeEmail(ctx.db, change.email, change.userId, ctx.now());
    if (isFree) return ctx.mailer.send(changeMail(ctx, change));
    // An address that nobody has confirmed gets no other mails than links to confirm it.
    const isTold = holder?.confirmed instanceof Date;
    return ctx.mailer[isTold ? 'send' : 'rehearse'](takenMail(ctx, holder?.email ?? change.email));
  });
}

function changeMail({ site, locale }: Context, { former, email, token }: AskedChange): Mail {
  const link = `${site.url}/confirm-email?token=${token}`;
  return {
    to: email,
    subject: mailTexts.changeSubject[locale],
    text: fill(mailTexts.changeBody, { link, email, former })[locale],
  };
}

function takenMail({ site, locale }: Context, email: string): Mail {
  const link = `${site.url}/forgot-password`;
  return {
    to: email,
    subject: mailTexts.takenSubject[locale],
    text: fill(mailTexts.takenBody, { link, email })[locale],
  };
}
