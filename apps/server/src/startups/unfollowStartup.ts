import { and, eq } from 'drizzle-orm';

import { startupFollowers } from '../db/schema/startups.ts';
import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';

/** Also for a startup that the caller may no longer see: nobody is kept as a follower against their will. */
export const unfollowStartup: Verb<'unfollowStartup'> = async ({ ctx, input: { params } }) => {
  await ctx.db
    .delete(startupFollowers)
    .where(and(eq(startupFollowers.startup_id, params.id), eq(startupFollowers.user_id, ctx.caller.id)));
  return { message: texts.unfollowed[ctx.locale], is_following: false };
};
