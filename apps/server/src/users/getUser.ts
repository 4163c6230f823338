import { eq } from 'drizzle-orm';

import { userView } from '../accounts/userView.ts';
import { users } from '../db/schema/users.ts';
import { CallError } from '../http/CallError.ts';
import type { Verb } from '../http/Verb.ts';

export const getUser: Verb<'getUser'> = async ({ ctx, input: { params } }) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, params.id));
  if (!user) throw new CallError('NOT_FOUND');
  return { user: userView(user, ctx.locale) };
};
