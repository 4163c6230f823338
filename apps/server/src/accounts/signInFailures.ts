import { comparableEmail } from '@aval/contract';
import { eq, or, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { signInFailures } from '../db/schema/users.ts';

const mostFailures = 10;
const lockMs = 15 * 60_000;

interface Guesser {
  email: string;
  /** The browser, if the owner of the e-mail has signed in there before; all other browsers are counted together. */
  device: string | null;
}

/**
 * Counts a sign-in before its password is checked, so that many at once are not all checked. The tenth failure locks
 * the e-mail for 15 minutes, whether or not it has an account. A browser known to the owner is counted by itself, so
 * that the guesses of others do not lock it.
 *
 * @returns how many seconds sign-in is still locked; 0 when the password may be checked.
 */
export async function takeAttempt(db: Queryable, guesser: Guesser, now: Date): Promise<number> {
  const lockedUntil = new Date(now.getTime() + lockMs);
  const forgetBefore = new Date(now.getTime() - lockMs);
  const { last_at, locked_until } = signInFailures;
  // Times that the clock has not reached stem from a clock that was set back.
  const failures = sql<number>`case when ${last_at} between ${forgetBefore} and ${now} then ${signInFailures.failures} + 1 else 1 end`;
  const [counted] = await db
    .insert(signInFailures)
    .values({ email: keyOf(guesser), failures: 1, last_at: now })
    .onConflictDoUpdate({
      target: signInFailures.email,
      set: {
        failures,
        last_at: now,
        locked_until: sql`case when ${failures} >= ${mostFailures} then ${lockedUntil}::timestamptz end`,
      },
      setWhere: sql`(${locked_until} > ${now} and ${locked_until} <= ${lockedUntil}) is not true`,
    })
    .returning({ failures: signInFailures.failures });
  if (counted) return 0;
  const [row] = await db
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.email, keyOf(guesser)));
  const left = (row?.locked_until?.getTime() ?? 0) - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}

/** Forgets the failures of whoever has just signed in. */
export async function forgetFailures(db: Queryable, guesser: Guesser): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.email, keyOf(guesser)));
}

/** Unlocks an e-mail for every browser. */
export async function unlock(db: Queryable, email: string): Promise<void> {
  const key = keyOf({ email, device: null });
  await db
    .delete(signInFailures)
    .where(or(eq(signInFailures.email, key), sql`starts_with(${signInFailures.email}, ${`${key} `})`));
}

/** An e-mail has no space. */
function keyOf({ email, device }: Guesser): string {
  return [comparableEmail(email), ...(device === null ? [] : [device])].join(' ');
}
