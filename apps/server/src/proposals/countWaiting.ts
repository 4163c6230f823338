import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { claims } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';

/** How many proposals have something to decide. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(distinct c.proposal_id)::int as waiting
    from ${claims} c join ${startups} s on s.id = c.startup_id
    where c.state = 'open' and s.deleted_at is null`);
  return rows[0]?.waiting ?? 0;
}
