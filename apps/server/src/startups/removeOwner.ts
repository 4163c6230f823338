import { and, eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { readOwners } from './getStartup.ts';
import { requireVisible } from './requireVisible.ts';

/** Removes an owner: the caller, or any owner as administrator. The last owner cannot be removed. */
export const removeOwner: Handler<'removeOwner'> = async ({ ctx, input: { params, query } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const userId = query.user_id ?? ctx.caller.id;
  if (userId !== ctx.caller.id && ctx.caller.role !== 'admin') throw new ApiError('FORBIDDEN');
  const owners = await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    const before = await readOwners(tx, params.id);
    if (!before.some(({ id }) => id === userId)) throw new ApiError('NOT_OWNER');
    if (before.length === 1) throw new ApiError('LAST_OWNER');
    await tx
      .delete(startupOwners)
      .where(and(eq(startupOwners.startup_id, params.id), eq(startupOwners.user_id, userId)));
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'remove owner',
      targetType: 'startup',
      targetId: params.id,
      detail: { user_id: userId },
      at: ctx.now(),
    });
    return before.filter(({ id }) => id !== userId);
  });
  return { message: texts.ownerRemoved[ctx.locale], owners };
};
