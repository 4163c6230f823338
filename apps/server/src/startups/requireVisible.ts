import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
import { isLeftToCreator, isOwnedBy, isVisibleTo } from './visibility.ts';

export interface Standing {
  isOwner: boolean;
  /** The caller created it, and it is still in their hands: nobody owns it or has owned it since. */
  isCreator: boolean;
  /** The caller may say why figures that contradict each other are right: its creator and administrators. */
  canAnswer: boolean;
}

/**
 * The caller's relation to a startup.
 *
 * @throws ApiError NOT_FOUND when the startup does not exist or is hidden from the caller.
 */
export async function requireVisible(db: Queryable, caller: Caller, startupId: number): Promise<Standing> {
  const isOwner = isOwnedBy(caller.id);
  const isCreator = isLeftToCreator(caller.id);
  const { rows } = await db.execute<{ [Name in keyof Standing]: boolean }>(sql`
    select ${isOwner} as "isOwner", ${isCreator} as "isCreator",
      ${caller.role === 'admin'} or ${isCreator} or (coalesce(s.user_id = ${caller.id}, false) and ${isOwner}) as "canAnswer"
    from startups s
    where s.id = ${startupId} and ${isVisibleTo(caller)}`);
  const [standing] = rows;
  if (!standing) throw new ApiError('NOT_FOUND');
  return standing;
}

/** Owners, administrators, and the creator while it has not changed hands, see quotes, documents, pages and people. */
export function maySeeEvidence(caller: Caller, { isOwner, isCreator }: Standing): boolean {
  return caller.role === 'admin' || isOwner || isCreator;
}
