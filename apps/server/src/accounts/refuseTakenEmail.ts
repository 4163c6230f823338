import { and, ne, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';

/** @throws ApiError EMAIL_TAKEN when another account has the e-mail; case-insensitive. */
export async function refuseTakenEmail(db: Queryable, email: string, ownId: number): Promise<void> {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, ne(users.id, ownId)));
  if (taken) throw new ApiError('EMAIL_TAKEN');
}
