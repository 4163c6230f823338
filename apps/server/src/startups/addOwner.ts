import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { readOwners } from './getStartup.ts';
import { requireUsers } from './owners.ts';
import { requireVisible } from './requireVisible.ts';

/** Makes a user (by default the caller) an owner. For owners and administrators. */
export const addOwner: Handler<'addOwner'> = async ({ ctx, input: { params, body } }) => {
  const standing = await requireVisible(ctx.db, ctx.caller, params.id);
  if (ctx.caller.role !== 'admin' && !standing.isOwner) throw new ApiError('FORBIDDEN');
  const userId = body?.user_id ?? ctx.caller.id;
  const owners = await ctx.db.transaction(async (tx) => {
    await requireUsers(tx, [userId]);
    const added = await tx
      .insert(startupOwners)
      .values({ startup_id: params.id, user_id: userId, created_at: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw new ApiError('ALREADY_OWNER');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'add owner',
      targetType: 'startup',
      targetId: params.id,
      detail: { user_id: userId },
      at: ctx.now(),
    });
    return readOwners(tx, params.id);
  });
  return { message: texts.ownerAdded[ctx.locale], owners };
};
