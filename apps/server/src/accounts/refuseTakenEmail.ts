import { comparableEmail } from '@aval/contract';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { emailLinks } from '../db/schema/emailLinks.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import { hasEmail } from './hasEmail.ts';

/**
 * Whether an e-mail belongs to no other account. One that its account has left stays reserved for as long as the account
 * can be taken back there: a thief could otherwise register it to prevent that.
 */
export async function isFreeEmail(db: Queryable, email: string, ownId: number, now: Date): Promise<boolean> {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), ne(users.id, ownId)));
  const [reserved] = await db
    .select({ id: emailLinks.user_id })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.kind, 'take_back'),
        eq(emailLinks.email_key, comparableEmail(email)),
        isNull(emailLinks.used_at),
        gt(emailLinks.expires_at, now),
        ne(emailLinks.user_id, ownId),
      ),
    )
    .limit(1);
  return taken === undefined && reserved === undefined;
}

/** @throws ApiError EMAIL_TAKEN when the e-mail belongs to another account. */
export async function refuseTakenEmail(db: Queryable, email: string, ownId: number, now: Date): Promise<void> {
  if (!(await isFreeEmail(db, email, ownId, now))) throw new ApiError('EMAIL_TAKEN');
}
