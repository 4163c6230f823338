import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';

/** Ends all but one session of a user. The caller must also evict the user from the cache after the commit. */
export async function revokeSessionsOf(
  db: Queryable,
  userId: number,
  { except, now }: { except: number | null; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        except === null ? undefined : ne(sessions.id, except),
      ),
    );
}
