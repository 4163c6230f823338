import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';

/** How many rows a condition lets pass, as the database expects from its statistics: quick, and only roughly right. */
export async function estimateHits(db: Queryable, source: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${source} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
