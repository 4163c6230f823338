import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';

/** Ends every session of a user but one. The caller also forgets the user in the cache, once the change is committed. */
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
