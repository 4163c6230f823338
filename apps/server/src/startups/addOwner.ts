import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { noteChangedHands } from './changedHands.ts';
import { readOwners } from './getStartup.ts';
import { inviteOwner, type Named } from './inviteOwner.ts';
import { answerInvitations, readInvitedOwners } from './ownerInvitations.ts';
import { personOf, requireUsers } from './owners.ts';
import { requireConfirmedEmail } from './requireConfirmedEmail.ts';
import { requireMayName } from './requireMayName.ts';

/**
 * Invites somebody (by default the caller) to own a startup. Administrators, who administer all accounts, make a user
 * an owner at once by number.
 */
export const addOwner: Handler<'addOwner'> = async ({ ctx, input: { params, body } }) => {
  const named: Named =
    body?.email !== undefined && body.user_id === undefined
      ? { email: body.email }
      : { userId: body?.user_id ?? ctx.caller.id };
  const assigned = ctx.caller.role === 'admin' && 'userId' in named ? named.userId : null;
  const { owners, invitations, mailInvitation } = await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    await requireMayName(tx, ctx.caller, params.id);
    await requireConfirmedEmail(tx, ctx.caller.id);
    const mail = assigned === null ? await inviteOwner(ctx, tx, { startupId: params.id, named }) : null;
    if (assigned !== null) await assignOwner(ctx, tx, params.id, assigned);
    return {
      owners: await readOwners(tx, params.id),
      invitations: await readInvitedOwners(tx, params.id, ctx.now()),
      mailInvitation: mail,
    };
  });
  mailInvitation?.();
  const text = assigned === null ? texts.ownerInvited : texts.ownerAdded;
  return { message: text[ctx.locale], owners, invitations };
};

async function assignOwner(ctx: Context, tx: Transaction, startupId: number, userId: number): Promise<void> {
  const now = ctx.now();
  await requireUsers(tx, [userId]);
  const added = await tx
    .insert(startupOwners)
    .values({ startup_id: startupId, user_id: userId, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw new ApiError('ALREADY_OWNER');
  await answerInvitations(tx, { startupId, userId }, 'accepted', now);
  await noteChangedHands(tx, startupId);
  const after = await readOwners(tx, startupId);
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action: 'add_owner',
    targetType: 'startup',
    targetId: startupId,
    detail: { user_id: userId, changes: { owner: { from: null, to: personOf(after, userId) } } },
    at: now,
  });
}
