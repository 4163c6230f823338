import { and, eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { startupFollowers } from '../db/schema/startups.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

/** Works also for a startup that the caller may no longer see, so that users can always unfollow. */
export const unfollowStartup: Handler<'unfollowStartup'> = async ({ ctx, input: { params } }) => {
  const [userId, at] = [ctx.caller.id, ctx.now()];
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(startupFollowers)
      .where(and(eq(startupFollowers.startup_id, params.id), eq(startupFollowers.user_id, userId)))
      .returning({ id: startupFollowers.startup_id });
    if (gone) await recordEvent(tx, { userId, action: 'unfollow', targetType: 'startup', targetId: params.id, at });
  });
  return { message: texts.unfollowed[ctx.locale], is_following: false };
};
