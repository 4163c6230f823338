import { pageSize } from '@aval/contract';
import { sql } from 'drizzle-orm';

import { namedColumns } from '../db/namedColumns.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import type { Handler, ResponseBody } from '../http/Handler.ts';
import { itemColumns, itemSource } from './readItems.ts';

export const restorableMs = 30 * 24 * 3_600_000;

type Item = ResponseBody<'listDeleted'>['startups'][number];

/** Startups deleted in the last 30 days that can be restored, latest first. */
export const listDeleted: Handler<'listDeleted'> = async ({ ctx, input: { query } }) => {
  const since = new Date(ctx.now().getTime() - restorableMs).toISOString();
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from startups where deleted_at > ${since}`,
  );
  const items = namedColumns<Item>({ ...itemColumns(ctx.caller), deleted_at: isoTime(sql`s.deleted_at`) });
  const rows = await readPacked<unknown[]>(
    ctx.db,
    sql`
      select ${items.packed} as packed
      from ${itemSource}
      where s.deleted_at > ${since}
      order by s.deleted_at desc, s.id desc
      limit ${pageSize} offset ${(query.page - 1) * pageSize}`,
  );
  const pages = Math.ceil((counted.rows[0]?.total ?? 0) / pageSize);
  return { startups: rows.map(items.rowOf), page: query.page, pages };
};
