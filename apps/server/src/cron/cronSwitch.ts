import { eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { switches } from '../db/schema/switches.ts';

/** Whether the schedule is on. It is on by default and stays off from a stop until the next start. */
export async function isCronOn(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ isOn: switches.is_on }).from(switches).where(eq(switches.name, 'cron'));
  return row?.isOn ?? true;
}

/** @returns Whether that changed anything. */
export async function switchCron(
  tx: Queryable,
  { isOn, userId, at }: { isOn: boolean; userId: number; at: Date },
): Promise<boolean> {
  if ((await isCronOn(tx)) === isOn) return false;
  const values = { is_on: isOn, changed_at: at, changed_by: userId };
  await tx
    .insert(switches)
    .values({ name: 'cron', ...values })
    .onConflictDoUpdate({ target: switches.name, set: values });
  return true;
}
