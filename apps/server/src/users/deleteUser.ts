import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { users } from '../db/schema/users.ts';
import { CallError } from '../http/CallError.ts';
import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/** Deletes an account with its portfolios and follows. Its startups stay. */
export const deleteUser: Verb<'deleteUser'> = async ({ ctx, input: { params } }) => {
  if (params.id === ctx.caller.id) throw new CallError('CANNOT_DELETE_SELF');
  await ctx.db.transaction(async (tx) => {
    await requireOtherAdmin(tx, params.id);
    const [gone] = await tx.delete(users).where(eq(users.id, params.id)).returning({ id: users.id });
    if (!gone) throw new CallError('NOT_FOUND');
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
