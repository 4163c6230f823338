import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';

/** The number of matching rows as estimated by the query planner: fast but approximate. */
export async function estimateHits(db: Queryable, source: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${source} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
