import { sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import { itemBatches } from './itemBatches.ts';
import { itemColumns } from './readItems.ts';

export const listMineFull: Handler<'listMineFull'> = async ({ ctx }) => ({
  list: 'startups',
  batches: itemBatches(ctx.db, ctx.caller, {
    columns: itemColumns(ctx.caller),
    where: sql`s.id = any(array(
      select startup_id from startup_owners where user_id = ${ctx.caller.id}
      union select startup_id from startup_followers where user_id = ${ctx.caller.id}))`,
  }),
});
