import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { ownerInvitations } from '../db/schema/ownerInvitations.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { signInFailures, users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import { noteChangedHands } from '../startups/changedHands.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/**
 * Deletes an account with its sessions, portfolios, follows and invitations, and records it. Its startups stay; without
 * other owners, administrators look after them. So do its number and name in the audit log.
 *
 * @returns A function that forgets what is known of it outside of the database. Call it once the transaction is
 *   committed.
 *
 * @throws ApiError LAST_ADMIN, NOT_FOUND
 */
export async function removeAccount(ctx: Context, tx: Transaction, userId: number): Promise<() => void> {
  await requireOtherAdmin(tx, userId);
  // Recorded first, while the name is still there; the event is rolled back if there is no such account.
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action: 'delete',
    targetType: 'user',
    targetId: userId,
    at: ctx.now(),
  });
  const owned = await tx
    .select({ id: startupOwners.startup_id })
    .from(startupOwners)
    .where(eq(startupOwners.user_id, userId))
    .orderBy(startupOwners.startup_id);
  // A startup without owners would come back to its creator if nobody had noted that they gave it away.
  for (const { id } of owned) await noteChangedHands(tx, id);
  const [gone] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email, email_key: users.email_key });
  if (!gone) throw new ApiError('NOT_FOUND');
  await tx.delete(ownerInvitations).where(eq(ownerInvitations.named_email, gone.email_key));
  // Those of a known browser have its id after a space.
  await tx.delete(signInFailures).where(sql`split_part(${signInFailures.email}, ' ', 1) = ${gone.email_key}`);
  return () => {
    ctx.callers.forgetUser(userId);
    ctx.background.run('Removing the mails to a deleted account', () => ctx.mailer.forget(gone.email));
  };
}
