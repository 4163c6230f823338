import { recordEvent } from '../db/recordEvent.ts';
import { startupFollowers } from '../db/schema/startups.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requireVisible } from './requireVisible.ts';

export const followStartup: Handler<'followStartup'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const [userId, at] = [ctx.caller.id, ctx.now()];
  await ctx.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(startupFollowers)
      .values({ startup_id: params.id, user_id: userId, created_at: at })
      .onConflictDoNothing()
      .returning({ id: startupFollowers.startup_id });
    if (added) await recordEvent(tx, { userId, action: 'follow', targetType: 'startup', targetId: params.id, at });
  });
  return { message: texts.followed[ctx.locale], is_following: true };
};
