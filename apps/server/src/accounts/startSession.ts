import type { Transaction } from '../db/open.ts';
import { refreshTokens, sessions } from '../db/schema/sessions.ts';
import type { Context } from '../http/Context.ts';
import { accessSeconds, hashOfToken, newToken, signAccess } from './tokens.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * When an unused session expires: after 30 days if remembered, otherwise after 12 hours.
 *
 * Even when used, it ends 90 days after sign-in if remembered, otherwise after 7 days.
 */
export function sessionEnd(now: Date, { isRemembered, since }: { isRemembered: boolean; since: Date }): Date {
  const idle = now.getTime() + (isRemembered ? 30 * dayMs : 12 * hourMs);
  const longest = since.getTime() + (isRemembered ? 90 : 7) * dayMs;
  return new Date(Math.min(idle, longest));
}

/** Starts a session: returns its access token and sets its refresh token in the cookie. */
export async function startSession(
  ctx: Context<null>,
  tx: Transaction,
  { userId, isRemembered }: { userId: number; isRemembered: boolean },
): Promise<{ token: string; expiresIn: number }> {
  const now = ctx.now();
  const [session] = await tx
    .insert(sessions)
    .values({
      user_id: userId,
      is_remembered: isRemembered,
      user_agent: ctx.client.userAgent?.slice(0, 400) ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: sessionEnd(now, { isRemembered, since: now }),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored');
  const refreshToken = newToken();
  await tx.insert(refreshTokens).values({ hash: hashOfToken(refreshToken), session_id: session.id, created_at: now });
  ctx.response.refreshCookie(refreshToken, { isRemembered });
  return { token: await signAccess(ctx.secret, { userId, sessionId: session.id }, now), expiresIn: accessSeconds };
}
