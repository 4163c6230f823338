import { sql } from 'drizzle-orm';

import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';

/** Answers as long as the process does. */
export const healthLive: Handler<'healthLive'> = async () => ({ status: 'ok' });

/** Answers when the database does. */
export const healthReady: Handler<'healthReady'> = async ({ ctx }) => {
  try {
    await ctx.db.execute(sql`select 1`);
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
  return { status: 'ok' };
};
