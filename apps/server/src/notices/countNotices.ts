import type { Handler } from '../http/Handler.ts';
import { countTold } from './noticeRows.ts';

export const countNotices: Handler<'countNotices'> = async ({ ctx }) => {
  const { unread } = await countTold(ctx.db, ctx.caller);
  return { unread };
};
