import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { deviceToken } from './devices.ts';
import { newEmailLink } from './emailLinks.ts';
import { mailConfirmation } from './mailConfirmation.ts';
import { hashPassword } from './passwords.ts';
import { refuseTakenEmail } from './refuseTakenEmail.ts';
import { startSession } from './startSession.ts';
import { storedEmail } from './storedEmail.ts';
import { userView } from './userView.ts';

/** Creates an account, signs it in and mails a link that confirms its e-mail. */
export const register: Handler<'register'> = async ({ ctx, input: { body } }) => {
  const { password, email, ...profile } = body;
  const password_hash = await hashPassword(password);
  const now = ctx.now();
  const made = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...profile, ...storedEmail(email), password_hash, created_at: now, updated_at: now })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new ApiError('EMAIL_TAKEN');
    await refuseTakenEmail(tx, email, user.id, now);
    await recordEvent(tx, {
      userId: user.id,
      action: 'register',
      targetType: 'user',
      targetId: user.id,
      at: now,
    });
    return {
      user,
      token: await newEmailLink(tx, { kind: 'confirm', userId: user.id, email }, now),
      session: await startSession(ctx, tx, { userId: user.id, isRemembered: false }),
    };
  });
  mailConfirmation(ctx, { email, token: made.token });
  ctx.response.deviceCookie(deviceToken(ctx.secret, email, null));
  return { user: userView(made.user, ctx.locale), ...made.session, message: texts.registered[ctx.locale] };
};
