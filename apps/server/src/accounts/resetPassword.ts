import { and, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { passwordResets } from '../db/schema/passwordResets.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { hashPassword } from './passwords.ts';
import { mailPasswordChanged, setPassword } from './setPassword.ts';
import { hashOfToken } from './tokens.ts';

/**
 * Sets a new password with the single-use token of a mailed link, and ends every session of the user. The link confirms
 * the e-mail that it was mailed to.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ ctx, input: { body } }) => {
  const hash = hashOfToken(body.token);
  const [reset] = await ctx.db.select().from(passwordResets).where(eq(passwordResets.hash, hash));
  if (!reset || reset.used_at) throw new ApiError('RESET_TOKEN_INVALID');
  if (reset.expires_at <= ctx.now()) throw new ApiError('RESET_TOKEN_EXPIRED');
  const userId = reset.user_id;
  const passwordHash = await hashPassword(body.password);
  const now = ctx.now();
  const { user, isFirst } = await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ password_hash: users.password_hash })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    const claimed = await tx
      .update(passwordResets)
      .set({ used_at: now })
      .where(and(eq(passwordResets.hash, hash), isNull(passwordResets.used_at)))
      .returning({ hash: passwordResets.hash });
    if (claimed.length === 0) throw new ApiError('RESET_TOKEN_INVALID');
    await recordEvent(tx, { userId, action: 'reset_password', targetType: 'user', targetId: userId, at: now });
    const changed = await setPassword(tx, { userId, passwordHash, isMailed: true, keptSession: null }, now);
    return { user: changed, isFirst: before?.password_hash === null };
  });
  ctx.callers.forgetUser(userId);
  if (!isFirst) mailPasswordChanged(ctx, user);
  return { message: texts.passwordReset[ctx.locale] };
};
