import type { Queryable } from '../db/open.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
import { requireVisible } from './requireVisible.ts';

/**
 * Owners and administrators name owners, and the creator while the startup is still in their hands.
 *
 * @throws ApiError NOT_FOUND when it is hidden from the caller, FORBIDDEN for others.
 */
export async function requireMayName(db: Queryable, caller: Caller, startupId: number): Promise<void> {
  const { isOwner, isCreator } = await requireVisible(db, caller, startupId);
  if (caller.role !== 'admin' && !isOwner && !isCreator) throw new ApiError('FORBIDDEN');
}
