import { message } from '@aval/contract';
import { inArray } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Caller } from '../services/Caller.ts';

/**
 * The owners of a new startup: the given users, and the caller if requested.
 *
 * @throws ApiError FORBIDDEN when a user other than an administrator names another user.
 */
export function ownersOf(caller: Caller, named: readonly number[], isOwner: boolean): number[] {
  if (caller.role !== 'admin' && named.some((id) => id !== caller.id)) {
    throw new ApiError('FORBIDDEN', { text: texts.foreignOwner });
  }
  return [...new Set(isOwner ? [...named, caller.id] : named)];
}

/**
 * The creator of a new startup: the caller, or the user that an administrator names.
 *
 * @throws ApiError FORBIDDEN when other callers name another user.
 */
export function creatorOf(caller: Caller, named: number | null | undefined): number {
  const creator = named ?? caller.id;
  if (creator !== caller.id && caller.role !== 'admin') throw new ApiError('FORBIDDEN', { text: texts.foreignCreator });
  return creator;
}

/** @throws ApiError UNKNOWN_REFERENCE when one of the users does not exist. */
export async function requireUsers(db: Queryable, named: readonly number[]): Promise<void> {
  const ids = [...new Set(named)];
  const found = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  if (found.length === ids.length) return;
  const text = message('unknownReference', { label: { en: 'User', es: 'Usuario' } });
  throw new ApiError('UNKNOWN_REFERENCE', { text });
}
