import { and, eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners, startups } from '../db/schema/startups.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { noteChangedHands, setChangedHands } from './changedHands.ts';
import { readOwners } from './getStartup.ts';
import { personOf } from './owners.ts';
import { requireVisible } from './requireVisible.ts';

/** Removes an owner: the caller, or any owner as administrator. Without owners, administrators look after it. */
export const removeOwner: Handler<'removeOwner'> = async ({ ctx, input: { params, query } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const userId = query.user_id ?? ctx.caller.id;
  if (userId !== ctx.caller.id && ctx.caller.role !== 'admin') throw new ApiError('FORBIDDEN');
  const owners = await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    const before = await readOwners(tx, params.id);
    if (!before.some(({ id }) => id === userId)) throw new ApiError('NOT_OWNER');
    await noteChangedHands(tx, params.id);
    await tx
      .delete(startupOwners)
      .where(and(eq(startupOwners.startup_id, params.id), eq(startupOwners.user_id, userId)));
    await noteChangedHands(tx, params.id);
    const [{ creator } = { creator: null }] = await tx
      .select({ creator: startups.user_id })
      .from(startups)
      .where(eq(startups.id, params.id));
    // An administrator who takes a startup away from its creator takes the sight of it too.
    if (userId === creator && userId !== ctx.caller.id) await setChangedHands(tx, params.id, true);
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'remove_owner',
      targetType: 'startup',
      targetId: params.id,
      detail: { user_id: userId, changes: { owner: { from: personOf(before, userId), to: null } } },
      at: ctx.now(),
    });
    return before.filter(({ id }) => id !== userId);
  });
  return { message: texts.ownerRemoved[ctx.locale], owners };
};
