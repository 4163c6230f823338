import { startupFollowers } from '../db/schema/startups.ts';
import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';
import { requireVisible } from './requireVisible.ts';

export const followStartup: Verb<'followStartup'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  await ctx.db
    .insert(startupFollowers)
    .values({ startup_id: params.id, user_id: ctx.caller.id, created_at: ctx.now() })
    .onConflictDoNothing();
  return { message: texts.followed[ctx.locale], is_following: true };
};
