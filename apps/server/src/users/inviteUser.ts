import { eq } from 'drizzle-orm';

import { invitationMessage, invite, isInvited } from '../accounts/invitation.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

/** Mails the invitation to an account again, with a new link. */
export const inviteUser: Handler<'inviteUser'> = async ({ ctx, input: { params } }) => {
  const { user, mailInvitation } = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, params.id)).for('no key update');
    if (!row) throw new ApiError('NOT_FOUND');
    if (!isInvited(row)) throw new ApiError('CONFLICT', { text: texts.alreadyHasPassword });
    return { user: row, mailInvitation: await invite(ctx, tx, row) };
  });
  mailInvitation();
  return { message: invitationMessage(ctx, user) };
};
