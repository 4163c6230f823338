import { eq } from 'drizzle-orm';

import { invitationMessage, invite, isInvited } from '../accounts/invitation.ts';
import { refuseTakenEmail } from '../accounts/refuseTakenEmail.ts';
import { voidResetTokens } from '../accounts/resetTokens.ts';
import { revokeSessionsOf } from '../accounts/revokeSessionsOf.ts';
import { userView } from '../accounts/userView.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/**
 * Changes an account. A new role or type ends its sessions, which have the old rights. A pending invitation is sent
 * again to a new address.
 */
export const updateUser: Handler<'updateUser'> = async ({ ctx, input: { params, body } }) => {
  const now = ctx.now();
  const { user, mailInvitation } = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, params.id)).for('no key update');
    if (!before) throw new ApiError('NOT_FOUND');
    await refuseStale(ctx, tx, { type: 'user', ...before });
    if (before.role === 'admin' && body.role !== 'admin') await requireOtherAdmin(tx, params.id);
    await refuseTakenEmail(tx, body.email, params.id);
    const [row] = await tx
      .update(users)
      .set({ ...body, updated_at: now })
      .where(eq(users.id, params.id))
      .returning();
    if (!row) throw new ApiError('NOT_FOUND');
    const hasOtherRights = row.role !== before.role || row.profile_type_code !== before.profile_type_code;
    if (hasOtherRights) await revokeSessionsOf(tx, params.id, { except: null, now });
    // A link sent to the old address must not open the account any more.
    const isMoved = before.email !== row.email;
    if (isMoved) await voidResetTokens(tx, params.id, now);
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'update',
      targetType: 'user',
      targetId: params.id,
      at: now,
    });
    return { user: row, mailInvitation: isMoved && isInvited(row) ? await invite(ctx, tx, row) : null };
  });
  ctx.callers.forgetUser(params.id);
  mailInvitation?.();
  const saved = texts.userSaved[ctx.locale];
  return {
    user: userView(user, ctx.locale),
    message: mailInvitation ? `${saved}. ${invitationMessage(ctx, user)}` : saved,
  };
};
