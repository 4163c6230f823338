import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/** Deletes an account with its portfolios and follows. Its startups stay. */
export const deleteUser: Handler<'deleteUser'> = async ({ ctx, input: { params } }) => {
  if (params.id === ctx.caller.id) throw new ApiError('CANNOT_DELETE_SELF');
  await ctx.db.transaction(async (tx) => {
    await requireOtherAdmin(tx, params.id);
    const [gone] = await tx.delete(users).where(eq(users.id, params.id)).returning({ id: users.id });
    if (!gone) throw new ApiError('NOT_FOUND');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'user',
      targetId: params.id,
      at: ctx.now(),
    });
  });
  ctx.callers.forgetUser(params.id);
  return { message: texts.userDeleted[ctx.locale] };
};
