import type { Handler } from '../http/Handler.ts';
import { noticePath } from './noticePath.ts';
import { countTold, readNoticeRows } from './noticeRows.ts';
import { noticeText } from './noticeText.ts';

const pageSize = 20;

/** What happened to the startups of the caller, newest first. */
export const listNotices: Handler<'listNotices'> = async ({ ctx, input: { query } }) => {
  const { total, unread } = await countTold(ctx.db, ctx.caller);
  const rows = await readNoticeRows(ctx.db, ctx.caller, { limit: pageSize, offset: (query.page - 1) * pageSize });
  const notices = rows.map((row) => ({
    ...row,
    text: noticeText(row, row.startup.name)[ctx.locale],
    path: noticePath(row),
  }));
  return { notices, page: query.page, pages: Math.ceil(total / pageSize), unread };
};
