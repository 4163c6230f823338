import { and, eq, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';

/**
 * Ends a session. The caller must also evict it from the cache once the change is committed.
 *
 * @returns The user id of the session; null when it had already ended.
 */
export async function revokeSession(db: Queryable, sessionId: number, now: Date): Promise<number | null> {
  const [ended] = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)))
    .returning({ userId: sessions.user_id });
  return ended?.userId ?? null;
}
