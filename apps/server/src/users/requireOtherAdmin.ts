import { eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';

/**
 * Locks the administrators for this transaction and checks that another one remains.
 *
 * @throws ApiError LAST_ADMIN when the user is the only administrator.
 */
export async function requireOtherAdmin(tx: Queryable, userId: number): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('no key update');
  if (!admins.some(({ id }) => id !== userId)) throw new ApiError('LAST_ADMIN');
}
