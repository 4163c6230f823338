import { fill, type Text } from '@aval/contract';
import { eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import type { RunRow } from '../db/schema/processRuns.ts';
import { users } from '../db/schema/users.ts';
import { recalculationTexts } from './recalculationTexts.ts';

/** The user who started a run; null for the schedule or a deleted account. */
export async function startedBy(db: Queryable, { user_id: id }: Pick<RunRow, 'user_id'>) {
  if (id === null) return null;
  const { first_name, last_name } = users;
  const [user] = await db.select({ id: users.id, first_name, last_name }).from(users).where(eq(users.id, id));
  return user ?? null;
}

export const isScheduled = ({ process }: Pick<RunRow, 'process'>): boolean => process === 'cron';

/** The user who started a run, as text for its log. */
export async function byWhom(db: Queryable, row: RunRow): Promise<Text> {
  if (isScheduled(row)) return recalculationTexts.bySchedule;
  const user = await startedBy(db, row);
  if (!user) return recalculationTexts.byDeletedAccount;
  return fill(recalculationTexts.by, { name: `${user.first_name} ${user.last_name}`.trim() });
}
