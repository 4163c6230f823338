import { desc, eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { processRuns, type RunRow } from '../db/schema/processRuns.ts';

/** One recalculation at a time, of either kind, started by a user or by the schedule. */
export const recalculationTurn = 'recalculation';

export async function latestRecalculation(db: Queryable): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(processRuns)
    .where(eq(processRuns.turn, recalculationTurn))
    .orderBy(desc(processRuns.id))
    .limit(1);
  return row;
}
