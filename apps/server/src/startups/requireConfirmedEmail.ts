import { and, eq, isNotNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';

/** @throws ApiError EMAIL_UNCONFIRMED when the user has not followed a link that was mailed to their address. */
export async function requireConfirmedEmail(db: Queryable, userId: number): Promise<void> {
  const [confirmed] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email_confirmed_at)));
  if (!confirmed) throw new ApiError('EMAIL_UNCONFIRMED');
}
