import type { Transaction } from '../db/open.ts';
import { refreshTokens, sessions } from '../db/schema/sessions.ts';
import type { Context } from '../http/Context.ts';
import { accessSeconds, hashOfToken, newRefreshToken, signAccess } from './tokens.ts';

const rememberedMs = 30 * 24 * 3_600_000;
const idleMs = 12 * 3_600_000;

/** When a session ends unless it is used again: after 30 days when remembered, else after 12 hours. */
export function sessionEnd(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? rememberedMs : idleMs));
}

/** A new session of the user: its access token, and its refresh token in the cookie. */
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
      expires_at: sessionEnd(now, isRemembered),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored');
  const refreshToken = newRefreshToken();
  await tx.insert(refreshTokens).values({ hash: hashOfToken(refreshToken), session_id: session.id, created_at: now });
  ctx.answer.refreshCookie(refreshToken, { isRemembered });
  return { token: await signAccess(ctx.secret, { userId, sessionId: session.id }, now), expiresIn: accessSeconds };
}
