import { accountFieldIssueText, comparableEmail } from '@aval/contract';
import { eq } from 'drizzle-orm';

import { newEmailLink } from '../accounts/emailLinks.ts';
import { invitationMessage, invite, isInvited } from '../accounts/invitation.ts';
import { leaveEmail } from '../accounts/leaveEmail.ts';
import { mailConfirmation } from '../accounts/mailConfirmation.ts';
import { recordAccountChanges } from '../accounts/recordAccountChanges.ts';
import { refuseTakenEmail } from '../accounts/refuseTakenEmail.ts';
import { revokeSessionsOf } from '../accounts/revokeSessionsOf.ts';
import { storedEmail } from '../accounts/storedEmail.ts';
import { userView } from '../accounts/userView.ts';
import { users } from '../db/schema/users.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/**
 * Changes an account. A new role or type ends its sessions, which have the old rights. A new e-mail takes effect at once
 * and must be confirmed again: its owner gets a link, or the invitation again, and the old address is told.
 */
export const updateUser: Handler<'updateUser'> = async ({ ctx, input: { params, body } }) => {
  const { user, mailFormer, mailInvitation, token } = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, params.id)).for('no key update');
    if (!before) throw new ApiError('NOT_FOUND');
    await refuseStale(ctx, tx, { type: 'user', ...before });
    const now = timeOfEdit(before, ctx.now());
    if (before.role === 'admin' && body.role !== 'admin') await requireOtherAdmin(tx, params.id);
    const isMoved = before.email_key !== comparableEmail(body.email);
    if (isMoved) {
      refuseUnsafeEmail(body.email);
      await refuseTakenEmail(tx, body.email, params.id, now);
    }
    const [row] = await tx
      .update(users)
      .set({
        ...body,
        ...storedEmail(isMoved ? body.email : before.email),
        ...(isMoved && { email_confirmed_at: null }),
        updated_at: now,
      })
      .where(eq(users.id, params.id))
      .returning();
    if (!row) throw new ApiError('NOT_FOUND');
    const hasOtherRights = row.role !== before.role || row.profile_type_code !== before.profile_type_code;
    if (hasOtherRights) await revokeSessionsOf(tx, params.id, { except: null, now });
    const former = isMoved ? await leaveEmail(ctx, tx, { left: before, email: row.email }) : null;
    await recordAccountChanges(tx, { userId: ctx.caller.id, before, after: row, at: now });
    const isAsked = isMoved && !isInvited(row);
    return {
      user: row,
      mailFormer: former,
      mailInvitation: isMoved && isInvited(row) ? await invite(ctx, tx, row) : null,
      token: isAsked ? await newEmailLink(tx, { kind: 'confirm', userId: row.id, email: row.email }, now) : null,
    };
  });
  ctx.callers.forgetUser(params.id);
  mailFormer?.();
  mailInvitation?.();
  if (token !== null) mailConfirmation(ctx, { email: user.email, token });
  const saved = texts.userSaved[ctx.locale];
  return {
    user: userView(user, ctx.locale),
    message: mailInvitation ? `${saved}. ${invitationMessage(ctx, user)}` : saved,
  };
};

/** A stored address may be older than the strict rules, a new one may not. */
function refuseUnsafeEmail(email: string): void {
  const issue = accountFieldIssueText('email', email);
  if (issue) throw new ApiError('VALIDATION_FAILED', { issues: [{ path: 'email', message: issue }] });
}
