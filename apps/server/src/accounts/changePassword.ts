import { recordEvent } from '../db/recordEvent.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { hashPassword } from './passwords.ts';
import { requireOwnPassword } from './requireOwnPassword.ts';
import { mailPasswordChanged, setPassword } from './setPassword.ts';

/** Replaces the caller's password after checking the current one, and ends their other sessions. */
export const changePassword: Handler<'changePassword'> = async ({ ctx, input: { body } }) => {
  const { id: userId, sessionId } = ctx.caller;
  await requireOwnPassword(ctx, body.current_password);
  const passwordHash = await hashPassword(body.password);
  const now = ctx.now();
  const user = await ctx.db.transaction(async (tx) => {
    await recordEvent(tx, { userId, action: 'change_password', targetType: 'user', targetId: userId, at: now });
    return setPassword(tx, { userId, passwordHash, isMailed: false, keptSession: sessionId }, now);
  });
  ctx.callers.forgetUser(userId);
  mailPasswordChanged(ctx, user);
  return { message: texts.passwordChanged[ctx.locale] };
};
