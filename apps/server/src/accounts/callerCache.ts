import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import type { AccessClaims, Caller, CallerCache } from '../services/Caller.ts';

const freshMs = 5000;
const mostEntries = 10_000;

/**
 * Finds the live session and user behind a token and caches them for five seconds. Revoking a session
 * in this process evicts it immediately.
 */
export function callerCache(db: Queryable): CallerCache {
  const entries = new Map<number, { caller: Caller | null; until: number }>();
  /** Counts evictions, so that a read which started before an eviction is not cached. */
  let forgotten = 0;

  async function load({ userId, sessionId }: AccessClaims, now: Date): Promise<Caller | null> {
    const [caller] = await db
      .select({ id: users.id, sessionId: sessions.id, role: users.role, profileTypeCode: users.profile_type_code })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.user_id, userId),
          isNull(sessions.revoked_at),
          gt(sessions.expires_at, now),
        ),
      );
    return caller ?? null;
  }

  return {
    async find(claims: AccessClaims, now: Date): Promise<Caller | null> {
      const known = entries.get(claims.sessionId);
      const left = (known?.until ?? 0) - now.getTime();
      // More is left only after the clock was set back.
      if (known && left > 0 && left <= freshMs) return known.caller?.id === claims.userId ? known.caller : null;
      const forgottenBefore = forgotten;
      const caller = await load(claims, now);
      if (forgotten !== forgottenBefore) return caller;
      if (entries.size >= mostEntries) entries.clear();
      entries.set(claims.sessionId, { caller, until: now.getTime() + freshMs });
      return caller;
    },
    forget(sessionId: number): void {
      forgotten += 1;
      entries.delete(sessionId);
    },
    forgetUser(userId: number): void {
      forgotten += 1;
      for (const [sessionId, { caller }] of entries) if (caller?.id === userId) entries.delete(sessionId);
    },
  };
}
