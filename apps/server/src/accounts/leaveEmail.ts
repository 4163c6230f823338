import { fill } from '@aval/contract';

import type { Transaction } from '../db/open.ts';
import type { users } from '../db/schema/users.ts';
import type { Context } from '../http/Context.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { newEmailLink, takeBackDays, voidEmailLinks } from './emailLinks.ts';
import { voidResetTokens } from './resetTokens.ts';

type Left = Pick<typeof users.$inferSelect, 'id' | 'email' | 'email_confirmed_at'>;

/**
 * What a change of e-mail leaves at the old address: links mailed there stop working, and its owner is told and can take
 * the account back. An address that was not confirmed may be a stranger's, who gets neither the mail nor the account.
 *
 * @param left The account before the change.
 * @param email The e-mail that it has now.
 * @returns A function that mails the old address. Call it once the transaction is committed.
 */
export async function leaveEmail(
  ctx: Pick<Context<null>, 'background' | 'mailer' | 'site' | 'locale' | 'now'>,
  tx: Transaction,
  { left, email }: { left: Left; email: string },
): Promise<() => void> {
  const now = ctx.now();
  await voidResetTokens(tx, left.id, now);
  await voidEmailLinks(tx, left.id, { kinds: ['confirm', 'change'], now });
  if (left.email_confirmed_at === null) return () => undefined;
  const token = await newEmailLink(tx, { kind: 'take_back', userId: left.id, email: left.email }, now);
  const link = `${ctx.site.url}/take-back-email?token=${token}`;
  return () =>
    ctx.background.run('Mailing that the e-mail was changed', () =>
      ctx.mailer.send({
        to: left.email,
        subject: mailTexts.movedSubject[ctx.locale],
        text: fill(mailTexts.movedBody, { email, link, days: takeBackDays })[ctx.locale],
      }),
    );
}
