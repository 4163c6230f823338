import { sql } from 'drizzle-orm';

import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';

/** Succeeds while the process runs. */
export const healthLive: Handler<'healthLive'> = async () => ({ status: 'ok' });

/** Succeeds while the database is reachable. */
export const healthReady: Handler<'healthReady'> = async ({ ctx }) => {
  try {
    await ctx.db.execute(sql`select 1`);
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
  return { status: 'ok' };
};
