import type { Queryable } from '../db/open.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
import { requireVisible } from './requireVisible.ts';

/**
 * Whether the caller is an owner of a startup, its creator while it is still in their hands, or an administrator.
 *
 * @throws ApiError NOT_FOUND when the startup does not exist or is hidden from the caller.
 */
export async function isHolder(db: Queryable, caller: Caller, startupId: number): Promise<boolean> {
  const { isOwner, isCreator } = await requireVisible(db, caller, startupId);
  return caller.role === 'admin' || isOwner || isCreator;
}

/** @throws ApiError NOT_FOUND as above, FORBIDDEN for other callers. */
export async function requireHolder(db: Queryable, caller: Caller, startupId: number): Promise<void> {
  if (!(await isHolder(db, caller, startupId))) throw new ApiError('FORBIDDEN');
}
