import { eq } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { pendingChange } from './emailLinks.ts';
import { userView } from './userView.ts';

/** The caller's own account. */
export const getProfile: Handler<'getProfile'> = async ({ ctx }) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.id));
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const pending = await pendingChange(ctx.db, user.id, ctx.now());
  return { user: userView(user, ctx.locale), pending_email: pending?.email ?? null, mail_digest: user.mail_digest };
};
