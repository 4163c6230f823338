import { sql } from 'drizzle-orm';

import { freeBytes } from '../db/embedded/freeBytes.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

/** Succeeds while the process runs. */
export const healthLive: Handler<'healthLive'> = async () => ({ status: 'ok' });

/** With less, the embedded engine may soon be unable to write. */
const leastFreeBytes = 16 * 2 ** 20;

/** Succeeds while the database is reachable and the disk of the embedded one has room. */
export const healthReady: Handler<'healthReady'> = async ({ ctx }) => {
  try {
    await ctx.db.execute(sql`select 1`);
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
  const free = ctx.database.engine === 'embedded' ? freeBytes(ctx.env.AVAL_DATA) : null;
  if (free !== null && free < leastFreeBytes) throw new ApiError('UNAVAILABLE', { text: texts.diskFull });
  return { status: 'ok' };
};
