import { and, eq, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';

/** Ends a session. The caller also forgets it in the cache, once the change is committed. */
export async function revokeSession(db: Queryable, sessionId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
}
