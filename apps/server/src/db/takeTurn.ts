import { sql } from 'drizzle-orm';

import type { Transaction } from './open.ts';

const key = 4_157_224_102;

/** Lets one process at a time fill an empty database; the others wait until its transaction has ended. */
export async function takeTurn(tx: Transaction): Promise<void> {
  // The other one may take longer than a statement may; what follows in this transaction is no longer than its.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}
