import { sql } from 'drizzle-orm';

import { CallError } from '../http/CallError.ts';
import type { Verb } from '../http/Verb.ts';

/** Answers as long as the process does. */
export const healthLive: Verb<'healthLive'> = async () => ({ status: 'ok' });

/** Answers when the database does. */
export const healthReady: Verb<'healthReady'> = async ({ ctx }) => {
  try {
    await ctx.db.execute(sql`select 1`);
  } catch {
    throw new CallError('UNAVAILABLE');
  }
  return { status: 'ok' };
};
