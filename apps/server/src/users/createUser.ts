import { newEmailLink } from '../accounts/emailLinks.ts';
import { invitationMessage, invite } from '../accounts/invitation.ts';
import { mailConfirmation } from '../accounts/mailConfirmation.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { refuseTakenEmail } from '../accounts/refuseTakenEmail.ts';
import { storedEmail } from '../accounts/storedEmail.ts';
import { userView } from '../accounts/userView.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

/**
 * Creates an account. Without a password, the user is invited to set one; with one, a link is mailed that confirms the
 * e-mail.
 */
export const createUser: Handler<'createUser'> = async ({ ctx, input: { body } }) => {
  const { password, email, ...values } = body;
  const password_hash = password === null ? null : await hashPassword(password);
  const now = ctx.now();
  const { user, mailInvitation, token } = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ ...values, ...storedEmail(email), password_hash, created_at: now, updated_at: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ApiError('EMAIL_TAKEN');
    await refuseTakenEmail(tx, email, row.id, now);
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'create',
      targetType: 'user',
      targetId: row.id,
      detail: { changes: { role: { from: null, to: row.role } } },
      at: now,
    });
    return {
      user: row,
      mailInvitation: password === null ? await invite(ctx, tx, row) : null,
      token: password === null ? null : await newEmailLink(tx, { kind: 'confirm', userId: row.id, email }, now),
    };
  });
  mailInvitation?.();
  if (token !== null) mailConfirmation(ctx, { email, token });
  const created = texts.userCreated[ctx.locale];
  return {
    user: userView(user, ctx.locale),
    id: user.id,
    message: mailInvitation ? `${created}. ${invitationMessage(ctx, user)}` : created,
  };
};
