import { eq } from 'drizzle-orm';

import { userView } from '../accounts/userView.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';

export const getUser: Handler<'getUser'> = async ({ ctx, input: { params } }) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, params.id));
  if (!user) throw new ApiError('NOT_FOUND');
  return { user: userView(user, ctx.locale) };
};
