import { and, eq, isNull } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { refreshTokens, sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { revokeSession } from './revokeSession.ts';
import { sessionEnd } from './startSession.ts';
import { accessSeconds, hashOfToken, signAccess, successorOf } from './tokens.ts';
import { userView } from './userView.ts';

const graceMs = 30_000;

/**
 * Issues a new access token for the refresh cookie and rotates the cookie.
 *
 * For 30 seconds a replaced token yields the same successor, because the response may have been lost. After that,
 * reuse means that the token was stolen, and the session ends.
 */
export const refresh: Handler<'refresh'> = async ({ ctx }) => {
  const token = ctx.client.refreshToken;
  if (!token) throw new ApiError('SESSION_EXPIRED');
  const found = await ctx.db.transaction((tx) => rotate(ctx, tx, token));
  if (found.refusal !== undefined) {
    ctx.response.refreshCookie(null);
    if (found.sessionId !== null) ctx.callers.forget(found.sessionId);
    throw new ApiError(found.refusal);
  }
  const { user, session } = found;
  ctx.response.refreshCookie(successorOf(ctx.secret, token), { isRemembered: session.is_remembered });
  const claims = { userId: user.id, sessionId: session.id };
  return {
    user: userView(user, ctx.locale),
    token: await signAccess(ctx.secret, claims, ctx.now()),
    expiresIn: accessSeconds,
  };
};

type Rotated =
  | { refusal: 'SESSION_EXPIRED' | 'TOKEN_REUSED'; sessionId: number | null }
  | { refusal?: undefined; session: typeof sessions.$inferSelect; user: typeof users.$inferSelect };

async function rotate(ctx: Context<null>, tx: Transaction, token: string): Promise<Rotated> {
  const now = ctx.now();
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(refreshTokens.hash, hashOfToken(token)))
    .for('update', { of: [sessions] });
  if (!row || row.session.revoked_at || row.session.expires_at <= now) {
    return { refusal: 'SESSION_EXPIRED', sessionId: null };
  }
  const { session, user } = row;
  // Read again under the lock: another tab may have rotated the token since the session was read.
  const [used] = await tx
    .select({ used_at: refreshTokens.used_at })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, row.token.hash));
  if (used?.used_at && now.getTime() - used.used_at.getTime() > graceMs) {
    await revokeSession(tx, session.id, now);
    await recordEvent(tx, {
      userId: user.id,
      action: 'token_reused',
      targetType: 'session',
      targetId: session.id,
      detail: { address: ctx.client.address },
      at: now,
    });
    return { refusal: 'TOKEN_REUSED', sessionId: session.id };
  }
  await tx
    .update(refreshTokens)
    .set({ used_at: now })
    .where(and(eq(refreshTokens.hash, row.token.hash), isNull(refreshTokens.used_at)));
  await tx
    .insert(refreshTokens)
    .values({ hash: hashOfToken(successorOf(ctx.secret, token)), session_id: session.id, created_at: now })
    .onConflictDoNothing();
  await tx
    .update(sessions)
    .set({
      last_used_at: now,
      expires_at: sessionEnd(now, { isRemembered: session.is_remembered, since: session.created_at }),
    })
    .where(eq(sessions.id, session.id));
  return { session, user };
}
