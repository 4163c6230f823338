import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { deviceToken, knownDevice } from './devices.ts';
import { hasEmail } from './hasEmail.ts';
import { isPassword } from './passwords.ts';
import { forgetFailures, takeAttempt } from './signInFailures.ts';
import { startSession } from './startSession.ts';
import { userView } from './userView.ts';

/** Signs in. Unknown e-mails, wrong passwords and locks take the same time and give the same error for any account. */
export const login: Handler<'login'> = async ({ ctx, input: { body } }) => {
  const { email } = body;
  const guesser = { email, device: knownDevice(ctx.secret, email, ctx.client.device) };
  const locked = await takeAttempt(ctx.db, guesser, ctx.now());
  if (locked > 0) {
    const values = { minutes: Math.ceil(locked / 60) };
    throw new ApiError('ACCOUNT_LOCKED', { text: texts.accountLocked, values, retryAfterSeconds: locked });
  }
  const [user] = await ctx.db.select().from(users).where(hasEmail(email));
  if (!(await isPassword(body.password, user?.password_hash ?? null)) || !user) {
    await recordFailure(ctx, user?.id ?? null);
    throw new ApiError('INVALID_CREDENTIALS');
  }
  if (user.is_demo && (!ctx.env.isLoopback || ctx.client.isForwarded)) {
    throw new ApiError('FORBIDDEN', { text: texts.demoNotHere });
  }
  const session = await ctx.db.transaction(async (tx) => {
    await forgetFailures(tx, guesser);
    await recordEvent(tx, { userId: user.id, action: 'login', targetType: 'user', targetId: user.id, at: ctx.now() });
    return startSession(ctx, tx, { userId: user.id, isRemembered: body.rememberMe ?? false });
  });
  ctx.response.deviceCookie(deviceToken(ctx.secret, email, guesser.device));
  return { user: userView(user, ctx.locale), ...session, message: texts.signedIn[ctx.locale] };
};

/** Recorded for known and unknown accounts alike, so that both take the same time. */
async function recordFailure(ctx: Context<null>, userId: number | null): Promise<void> {
  const detail = { address: ctx.client.address };
  await recordEvent(ctx.db, {
    userId,
    action: 'login_failed',
    targetType: 'user',
    targetId: userId,
    detail,
    at: ctx.now(),
  });
}
