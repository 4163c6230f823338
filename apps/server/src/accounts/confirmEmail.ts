import { fill } from '@aval/contract';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { claimEmailLink, type EmailLink, findEmailLink } from './emailLinks.ts';
import { leaveEmail } from './leaveEmail.ts';
import { refuseTakenEmail } from './refuseTakenEmail.ts';
import { revokeSessionsOf } from './revokeSessionsOf.ts';
import { storedEmail } from './storedEmail.ts';

/** Confirms the e-mail of an account, or changes it, with the single-use token of a link that was mailed there. */
export const confirmEmail: Handler<'confirmEmail'> = async ({ ctx, input: { body } }) => {
  const link = await findEmailLink(ctx.db, body.token, ['confirm', 'change'], ctx.now());
  const mailFormer = await ctx.db.transaction((tx) =>
    link.kind === 'change' ? change(ctx, tx, link) : confirm(ctx, tx, link),
  );
  ctx.callers.forgetUser(link.user_id);
  mailFormer?.();
  return { message: fill(texts.emailConfirmed, { email: link.email })[ctx.locale] };
};

async function confirm(ctx: Context<null>, tx: Transaction, link: EmailLink): Promise<null> {
  const [now, userId] = [ctx.now(), link.user_id];
  const { email_key } = await lockOwner(tx, userId);
  await claimEmailLink(tx, link, now);
  if (email_key !== link.email_key) throw new ApiError('EMAIL_LINK_INVALID');
  await tx.update(users).set({ email_confirmed_at: now }).where(eq(users.id, userId));
  await recordEvent(tx, { userId, action: 'confirm_email', targetType: 'user', targetId: userId, at: now });
  return null;
}

/** Ends the other sessions, which somebody else may have opened with the old address. */
async function change(ctx: Context<null>, tx: Transaction, link: EmailLink): Promise<() => void> {
  const [now, userId, { email }] = [ctx.now(), link.user_id, link];
  const left = await lockOwner(tx, userId);
  await claimEmailLink(tx, link, now);
  await refuseTakenEmail(tx, email, userId, now);
  const mailFormer = await leaveEmail(ctx, tx, { left, email });
  await tx
    .update(users)
    .set({ ...storedEmail(email), email_confirmed_at: now, updated_at: timeOfEdit(left, now) })
    .where(eq(users.id, userId));
  await revokeSessionsOf(tx, userId, { except: link.session_id, now });
  const detail = { changes: { email: { from: left.email, to: email } } };
  await recordEvent(tx, { userId, action: 'change_email', targetType: 'user', targetId: userId, detail, at: now });
  return mailFormer;
}

async function lockOwner(tx: Transaction, userId: number) {
  const [own] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!own) throw new ApiError('EMAIL_LINK_INVALID');
  return own;
}
