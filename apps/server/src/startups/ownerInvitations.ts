import type { InvitedOwner } from '@aval/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { ownerInvitations } from '../db/schema/ownerInvitations.ts';
import { isLeftToCreator } from './visibility.ts';

/** Invitations `i` with their startups `s` and senders `u`. */
export const invitationSource = sql`
  owner_invitations i join startups s on s.id = i.startup_id join users u on u.id = i.invited_by`;

/**
 * Whether an invitation can be accepted: unanswered, not expired, and its sender could still invite. Otherwise somebody
 * who gives a startup away could keep a way back by inviting a second account of theirs first.
 */
export const isOpenAt = (now: Date): SQL<boolean> => sql`
  i.answered_at is null and i.expires_at > ${now.toISOString()} and s.deleted_at is null and (
    u.role = 'admin'
    or exists (select 1 from startup_owners o where o.startup_id = s.id and o.user_id = u.id)
    or ${isLeftToCreator(sql`u.id`)})`;

/**
 * Whether an invitation is for the user. One that was sent to an e-mail is only for an account that has this e-mail and
 * confirmed it: anybody can sign up with the e-mail of another, and confirm one of their own later.
 */
export const isFor = (userId: number): SQL<boolean> => sql`
  i.user_id = ${userId} and (i.named_email is null or exists (
    select 1 from users own
    where own.id = i.user_id and own.email_key = i.named_email and own.email_confirmed_at is not null))`;

/** The open invitations of a startup by what was typed, oldest first. */
export function readInvitedOwners(db: Queryable, startupId: number, now: Date): Promise<InvitedOwner[]> {
  return readPacked<InvitedOwner>(
    db,
    sql`
      select json_build_object(
        'id', i.id, 'user_id', i.named_id, 'email', i.named_email,
        'created_at', ${isoTime(sql`i.created_at`)}, 'expires_at', ${isoTime(sql`i.expires_at`)}
      ) as packed
      from ${invitationSource}
      where i.startup_id = ${startupId} and ${isOpenAt(now)}
      order by i.id`,
  );
}

type Answer = NonNullable<typeof ownerInvitations.$inferSelect.answer>;

/** Ends all invitations of a user to own a startup, because one person may be invited by number and by email. */
export async function answerInvitations(
  tx: Queryable,
  { startupId, userId }: { startupId: number; userId: number },
  answer: Answer,
  now: Date,
): Promise<void> {
  await tx
    .update(ownerInvitations)
    .set({ answer, answered_at: now })
    .where(
      and(
        eq(ownerInvitations.startup_id, startupId),
        eq(ownerInvitations.user_id, userId),
        isNull(ownerInvitations.answered_at),
      ),
    );
}
