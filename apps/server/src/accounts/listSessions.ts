import { and, desc, eq, gt, isNull } from 'drizzle-orm';

import { sessions } from '../db/schema/sessions.ts';
import type { Handler } from '../http/Handler.ts';

/** The caller's sessions, most recently used first. */
export const listSessions: Handler<'listSessions'> = async ({ ctx }) => {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, ctx.caller.id), isNull(sessions.revoked_at), gt(sessions.expires_at, ctx.now())))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));
  return {
    sessions: rows.map((row) => ({
      id: String(row.id),
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      current: row.id === ctx.caller.sessionId,
    })),
  };
};
