import { sql } from 'drizzle-orm';

import type { Verb } from '../http/Verb.ts';
import { readItems } from './readItems.ts';

export const listStartupsFull: Verb<'listStartupsFull'> = async ({ ctx }) => ({
  startups: await readItems(ctx.db, ctx.caller, { orderBy: sql`f_unaccent(lower(s.name)), s.id` }),
});
