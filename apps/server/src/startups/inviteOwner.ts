import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { ownerInvitations } from '../db/schema/ownerInvitations.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import { refuseOverADay } from '../http/refuseOverADay.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { invitationSource, isOpenAt } from './ownerInvitations.ts';

/** Who is invited, as typed: the number of a user or an email. */
export type Named = { userId: number } | { email: string };

/** An id that no user has: without an account the same queries run, because their time would reveal one. */
const noUser = 0;
const dayMs = 24 * 3_600_000;
const openMs = 30 * dayMs;
/** How long somebody who declined is not asked again, and nobody gets a second mail about the same startup. */
const pauseMs = 7 * dayMs;

/**
 * Invites somebody to own a startup. Whether an account exists changes neither result nor errors, and an invitation to
 * nobody is stored like any other.
 *
 * @returns A function that mails the invited user. Call it once the transaction is committed.
 *
 * @throws ApiError ALREADY_OWNER, CONFLICT when the same was typed before and is open or was declined within a week,
 *   RATE_LIMITED.
 */
export async function inviteOwner(
  ctx: Context,
  tx: Transaction,
  { startupId, named }: { startupId: number; named: Named },
): Promise<() => void> {
  const now = ctx.now();
  await requireAllowance(ctx, tx);
  await refuseOwner(ctx, tx, startupId, named);
  await refuseRepeated(tx, startupId, named, now);
  const user = await findInvited(tx, startupId, named, now);
  const wasMailed = await isMailedAlready(tx, startupId, user?.id ?? noUser, now);
  const [invitation] = await tx
    .insert(ownerInvitations)
    .values({
      startup_id: startupId,
      named_id: 'userId' in named ? named.userId : null,
      named_email: 'email' in named ? named.email : null,
      user_id: user?.id ?? null,
      invited_by: ctx.caller.id,
      created_at: now,
      expires_at: new Date(now.getTime() + openMs),
    })
    .returning({ id: ownerInvitations.id });
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action: 'invite_owner',
    targetType: 'startup',
    targetId: startupId,
    // Not what was typed: an email in the log would outlive its account.
    detail: { invitation: invitation?.id },
    at: now,
  });
  // An email that is not confirmed may be a stranger's.
  const isMailed = !wasMailed && user?.email_confirmed_at;
  return () => mailInvitation(ctx, isMailed ? user.email : null);
}

/** Counts in the database, because a day outlasts many restarts. */
async function requireAllowance(ctx: Context, tx: Transaction): Promise<void> {
  const since = new Date(ctx.now().getTime() - dayMs);
  // One after the other, so that each counts the invitations before it.
  await tx.execute(sql`select 1 from users where id = ${ctx.caller.id} for no key update`);
  const { rows } = await tx.execute<{ sent: number; oldest: string | null }>(sql`
    select count(*)::int as sent, min(created_at)::text as oldest from owner_invitations
    where invited_by = ${ctx.caller.id} and created_at > ${since.toISOString()}`);
  const [{ sent, oldest } = { sent: 0, oldest: null }] = rows;
  const most = ctx.env.AVAL_LIMIT_INVITATIONS;
  if (sent < most) return;
  refuseOverADay(texts.tooManyInvitations, { most, oldest: new Date(oldest ?? since), now: ctx.now() });
}

/** By number only, and for the own email: the owners of a startup show their numbers, but not their emails. */
async function refuseOwner({ caller }: Context, tx: Queryable, startupId: number, named: Named): Promise<void> {
  const userId = 'userId' in named ? named.userId : await ownId(tx, caller.id, named.email);
  if (userId === null) return;
  const [owner] = await tx
    .select({ id: startupOwners.user_id })
    .from(startupOwners)
    .where(and(eq(startupOwners.startup_id, startupId), eq(startupOwners.user_id, userId)));
  if (owner) throw new ApiError('ALREADY_OWNER');
}

async function ownId(tx: Queryable, callerId: number, email: string): Promise<number | null> {
  const [own] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, callerId), eq(users.email_key, email)));
  return own?.id ?? null;
}

const isNamed = (named: Named) =>
  'userId' in named ? sql`i.named_id = ${named.userId}` : sql`i.named_email = ${named.email}`;

async function refuseRepeated(tx: Queryable, startupId: number, named: Named, now: Date): Promise<void> {
  const since = new Date(now.getTime() - pauseMs).toISOString();
  const { rows } = await tx.execute<{ id: number; is_open: boolean; is_declined: boolean }>(sql`
    select i.id, ${isOpenAt(now)} as is_open, i.answer = 'declined' and i.answered_at > ${since} as is_declined
    from ${invitationSource}
    where i.startup_id = ${startupId} and ${isNamed(named)} and (i.answered_at is null or i.answer = 'declined')`);
  if (rows.some((row) => row.is_open)) throw new ApiError('CONFLICT', { text: texts.alreadyInvited });
  if (rows.some((row) => row.is_declined)) throw new ApiError('CONFLICT', { text: texts.declinedLately });
  const lapsed = rows.map(({ id }) => id);
  if (lapsed.length === 0) return;
  await tx
    .update(ownerInvitations)
    .set({ answer: 'expired', answered_at: now })
    .where(and(inArray(ownerInvitations.id, lapsed), sql`answered_at is null`));
}

/** The account that is meant, unless it owns the startup or declined lately under its number or another email. */
async function findInvited(tx: Queryable, startupId: number, named: Named, now: Date) {
  const [user] = await tx
    .select({ id: users.id, email: users.email, email_confirmed_at: users.email_confirmed_at })
    .from(users)
    .where('userId' in named ? eq(users.id, named.userId) : eq(users.email_key, named.email))
    // So that the account is not deleted before the invitation refers to it.
    .for('key share');
  const since = new Date(now.getTime() - pauseMs).toISOString();
  const userId = user?.id ?? noUser;
  const { rows } = await tx.execute(sql`
    select 1 from startup_owners where startup_id = ${startupId} and user_id = ${userId}
    union all
    select 1 from owner_invitations
    where startup_id = ${startupId} and user_id = ${userId} and answer = 'declined' and answered_at > ${since}`);
  return user && rows.length === 0 ? user : null;
}

async function isMailedAlready(tx: Queryable, startupId: number, userId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - pauseMs).toISOString();
  const { rows } = await tx.execute(sql`
    select 1 from owner_invitations
    where startup_id = ${startupId} and user_id = ${userId} and created_at > ${since} limit 1`);
  return rows.length > 0;
}

/**
 * The mail names neither startup nor sender: both are typed by users, and anybody can be sent one. Composes a mail to
 * nobody as well, because the time that it takes would reveal an account.
 */
function mailInvitation(ctx: Context, to: string | null): void {
  const link = `${ctx.site.url}/mystartups`;
  const mail = {
    to: to ?? 'nobody@localhost',
    subject: mailTexts.ownerSubject[ctx.locale],
    text: mailTexts.ownerBody[ctx.locale].replace('{link}', () => link),
  };
  ctx.background.run('Mailing an invitation to own a startup', () =>
    to === null ? ctx.mailer.rehearse(mail) : ctx.mailer.send(mail),
  );
}
