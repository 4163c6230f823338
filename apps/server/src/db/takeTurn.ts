import { sql } from 'drizzle-orm';

import type { Transaction } from './open.ts';

const key = 4_157_224_102;

/** Lets one process at a time fill an empty database; the others wait until its transaction ends. */
export async function takeTurn(tx: Transaction): Promise<void> {
  // The other process may exceed the statement timeout; the rest of this transaction takes no longer than it does.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}
