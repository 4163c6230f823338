import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { mailPasswordChanged, setPassword } from './setPassword.ts';

/** Replaces the caller's password after checking the current one, and ends their other sessions. */
export const changePassword: Handler<'changePassword'> = async ({ ctx, input: { body } }) => {
  const { id: userId, sessionId } = ctx.caller;
  const [known] = await ctx.db.select({ hash: users.password_hash }).from(users).where(eq(users.id, userId));
  if (!(await isPassword(body.current_password, known?.hash ?? null))) throw new ApiError('CURRENT_PASSWORD_WRONG');
  const passwordHash = await hashPassword(body.password);
  const now = ctx.now();
  const user = await ctx.db.transaction(async (tx) => {
    await recordEvent(tx, { userId, action: 'change_password', targetType: 'user', targetId: userId, at: now });
    return setPassword(tx, { userId, passwordHash, keptSession: sessionId }, now);
  });
  ctx.callers.forgetUser(userId);
  mailPasswordChanged(ctx, user);
  return { message: texts.passwordChanged[ctx.locale] };
};
