import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
import { isOwnedBy, isVisibleTo } from './visibility.ts';

export interface Standing {
  isOwner: boolean;
  isCreator: boolean;
}

/**
 * The caller's relation to a startup.
 *
 * @throws ApiError NOT_FOUND when the startup does not exist or is hidden from the caller.
 */
export async function requireVisible(db: Queryable, caller: Caller, startupId: number): Promise<Standing> {
  const { rows } = await db.execute<{ isOwner: boolean; isCreator: boolean }>(sql`
    select ${isOwnedBy(caller.id)} as "isOwner", coalesce(s.user_id = ${caller.id}, false) as "isCreator"
    from startups s
    where s.id = ${startupId} and ${isVisibleTo(caller)}`);
  const [standing] = rows;
  if (!standing) throw new ApiError('NOT_FOUND');
  return standing;
}
