import { sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';

/** The number of a startup's open contradictions. */
export interface OpenCount {
  id: number;
  count: number;
}

/** Stores the number of open contradictions of many startups, in one statement. */
export async function storeOpenCounts(tx: Transaction, counts: readonly OpenCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.execute(sql`
    update startups s set open_contradictions = c.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (id int, count int)
    where s.id = c.id`);
}
