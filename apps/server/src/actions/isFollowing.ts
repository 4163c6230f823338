import { and, eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { startupFollowers } from '../db/schema/startups.ts';
import type { Caller } from '../services/Caller.ts';

export async function isFollowing(db: Queryable, caller: Caller, startupId: number): Promise<boolean> {
  const follows = and(eq(startupFollowers.startup_id, startupId), eq(startupFollowers.user_id, caller.id));
  const [row] = await db.select({ id: startupFollowers.user_id }).from(startupFollowers).where(follows);
  return row !== undefined;
}
