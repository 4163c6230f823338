import { eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { CallError } from '../http/CallError.ts';

/**
 * Holds the administrators still for this transaction and sees that one remains.
 *
 * @throws CallError LAST_ADMIN when the user is the only one.
 */
export async function requireOtherAdmin(tx: Queryable, userId: number): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('no key update');
  if (!admins.some(({ id }) => id !== userId)) throw new CallError('LAST_ADMIN');
}
