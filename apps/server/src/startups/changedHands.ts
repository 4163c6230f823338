import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';

/**
 * Stores whether a startup is in other hands than its creator's. Call it after its owners or creator change, and before
 * its last owner goes, because without owners it stays as it was.
 */
export async function noteChangedHands(tx: Queryable, startupId: number): Promise<void> {
  await tx.execute(sql`
    update startups s
    set changed_hands = not exists (select 1 from startup_owners o where o.startup_id = s.id and o.user_id = s.user_id)
    where s.id = ${startupId} and exists (select 1 from startup_owners o where o.startup_id = s.id)`);
}

/** Takes a startup out of the hands of its creator, or gives it into those of a new one. */
export async function setChangedHands(tx: Queryable, startupId: number, hasChanged: boolean): Promise<void> {
  await tx.execute(sql`update startups set changed_hands = ${hasChanged} where id = ${startupId}`);
}
