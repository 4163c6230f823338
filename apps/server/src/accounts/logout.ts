import { recordEvent } from '../db/recordEvent.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { revokeSession } from './revokeSession.ts';
import { sessionIdOf } from './sessionIdOf.ts';

/** Ends the sessions of the bearer token and of the cookie, whichever were sent. Idempotent. */
export const logout: Handler<'logout'> = async ({ ctx }) => {
  const ended = new Set<number>();
  if (ctx.bearer) ended.add(ctx.bearer.sessionId);
  if (ctx.client.refreshToken) {
    const sessionId = await sessionIdOf(ctx.db, ctx.client.refreshToken);
    if (sessionId !== null) ended.add(sessionId);
  }
  for (const sessionId of ended) {
    await ctx.db.transaction(async (tx) => {
      const userId = await revokeSession(tx, sessionId, ctx.now());
      if (userId === null) return;
      await recordEvent(tx, { userId, action: 'logout', targetType: 'session', targetId: sessionId, at: ctx.now() });
    });
    ctx.callers.forget(sessionId);
  }
  ctx.response.refreshCookie(null);
  return { message: texts.signedOut[ctx.locale] };
};
