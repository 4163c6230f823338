import { eq } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';
import { CallError } from '../http/CallError.ts';
import type { Verb } from '../http/Verb.ts';
import { userView } from './userView.ts';

/** The caller's own account. */
export const getProfile: Verb<'getProfile'> = async ({ ctx }) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.id));
  if (!user) throw new CallError('UNAUTHENTICATED');
  return { user: userView(user, ctx.locale) };
};
