import { comparableEmail, fill, message } from '@aval/contract';
import { and, asc, eq, gt } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { emailLinks } from '../db/schema/emailLinks.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseOverADay } from '../http/refuseOverADay.ts';
import { texts } from '../http/texts.ts';
import { newEmailLink, voidEmailLinks } from './emailLinks.ts';
import { mailChangeLink } from './mailChangeLink.ts';
import { requireOwnPassword } from './requireOwnPassword.ts';
import { hourMs } from './resetTokens.ts';

const dayMs = 24 * hourMs;
const mostADay = 3;

/**
 * Asks for a change of the caller's e-mail, which the link that is mailed there completes. Answers before it looks
 * whether the e-mail belongs to an account.
 */
export const changeEmail: Handler<'changeEmail'> = async ({ ctx, input: { body } }) => {
  const { id: userId, sessionId } = ctx.caller;
  await requireOwnPassword(ctx, body.current_password);
  const { email } = body;
  const now = ctx.now();
  const { former, token } = await ctx.db.transaction(async (tx) => {
    const [own] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!own) throw new ApiError('UNAUTHENTICATED');
    if (own.email_key === comparableEmail(email)) {
      throw new ApiError('VALIDATION_FAILED', { issues: [{ path: 'email', message: message('emailUnchanged') }] });
    }
    await refuseFourthChange(tx, userId, now);
    await voidEmailLinks(tx, userId, { kinds: ['change'], now });
    await recordEvent(tx, { userId, action: 'ask_email_change', targetType: 'user', targetId: userId, at: now });
    return {
      former: own.email,
      token: await newEmailLink(tx, { kind: 'change', userId, email, sessionId }, now),
    };
  });
  mailChangeLink(ctx, { userId, former, email, token });
  return { pending_email: email, message: fill(texts.emailChangeAsked, { email })[ctx.locale] };
};

/** Counts the requests, not the changes: each of them sends a mail to an address that may be anybody's. */
async function refuseFourthChange(tx: Transaction, userId: number, now: Date): Promise<void> {
  const asked = await tx
    .select({ at: emailLinks.created_at })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.user_id, userId),
        eq(emailLinks.kind, 'change'),
        gt(emailLinks.created_at, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(asc(emailLinks.created_at));
  const [first] = asked;
  if (!first || asked.length < mostADay) return;
  refuseOverADay(texts.emailChangesADay, { most: mostADay, oldest: first.at, now });
}
