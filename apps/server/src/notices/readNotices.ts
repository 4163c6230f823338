import { sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import { countTold } from './noticeRows.ts';

/** Marks the caller's notices up to a time as read, never those that are still to come. */
export const readNotices: Handler<'readNotices'> = async ({ ctx, input: { body } }) => {
  const now = ctx.now().toISOString();
  await ctx.db.execute(sql`
    update users set notices_read_at = greatest(notices_read_at, least(${body.up_to}::timestamptz, ${now}::timestamptz))
    where id = ${ctx.caller.id}`);
  const { unread } = await countTold(ctx.db, ctx.caller);
  return { unread };
};
