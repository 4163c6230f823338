import { eq, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { signInFailures } from '../db/schema/users.ts';

const mostFailures = 10;
const lockMs = 15 * 60_000;

/** How long sign-in with this e-mail is still locked, in seconds; 0 when it is not. */
export async function lockedSeconds(db: Queryable, email: string, now: Date): Promise<number> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.email, email));
  const left = (row?.locked_until?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/** Counts a failed sign-in. The tenth locks the e-mail for 15 minutes, whether or not it has an account. */
export async function countFailure(db: Queryable, email: string, now: Date): Promise<void> {
  const lockedUntil = new Date(now.getTime() + lockMs);
  const forgetBefore = new Date(now.getTime() - lockMs);
  const failures = sql<number>`case when ${signInFailures.last_at} < ${forgetBefore} then 1 else ${signInFailures.failures} + 1 end`;
  await db
    .insert(signInFailures)
    .values({ email, failures: 1, last_at: now })
    .onConflictDoUpdate({
      target: signInFailures.email,
      set: {
        failures,
        last_at: now,
        locked_until: sql`case when ${failures} >= ${mostFailures} then ${lockedUntil}::timestamptz end`,
      },
    });
}

export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.email, email));
}
