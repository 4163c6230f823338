import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './startSession.ts';
import { userView } from './userView.ts';

/** Creates an account and signs it in. */
export const register: Handler<'register'> = async ({ ctx, input: { body } }) => {
  const { password, email, ...profile } = body;
  const password_hash = await hashPassword(password);
  const made = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...profile, email: email.toLowerCase(), password_hash, created_at: ctx.now(), updated_at: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new ApiError('EMAIL_TAKEN');
    await recordEvent(tx, {
      userId: user.id,
      action: 'register',
      targetType: 'user',
      targetId: user.id,
      at: ctx.now(),
    });
    return { user, session: await startSession(ctx, tx, { userId: user.id, isRemembered: false }) };
  });
  return { user: userView(made.user, ctx.locale), ...made.session, message: texts.registered[ctx.locale] };
};
