import { sql } from 'drizzle-orm';

import type { Verb } from '../http/Verb.ts';
import { itemBatches } from './itemBatches.ts';
import { itemColumns } from './readItems.ts';

export const listMineFull: Verb<'listMineFull'> = async ({ ctx }) => ({
  list: 'startups',
  batches: itemBatches(ctx.db, ctx.caller, {
    columns: itemColumns(ctx.caller),
    where: sql`s.id = any(array(
      select startup_id from startup_owners where user_id = ${ctx.caller.id}
      union select startup_id from startup_followers where user_id = ${ctx.caller.id}))`,
  }),
});
