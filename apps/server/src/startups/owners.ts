import { message } from '@aval/contract';
import { inArray } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { CallError } from '../http/CallError.ts';
import { texts } from '../http/texts.ts';

/**
 * Who owns a new startup: those named, and the caller who says so.
 *
 * @throws CallError FORBIDDEN when someone who is no administrator names another person.
 */
export function ownersOf(caller: Caller, named: readonly number[], isOwner: boolean): number[] {
  if (caller.role !== 'admin' && named.some((id) => id !== caller.id)) {
    throw new CallError('FORBIDDEN', { text: texts.foreignOwner });
  }
  return [...new Set(isOwner ? [...named, caller.id] : named)];
}

/** @throws CallError UNKNOWN_REFERENCE when one of the users does not exist. */
export async function requireUsers(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]));
  if (found.length === ids.length) return;
  const text = message('unknownReference', { label: { en: 'Owner', es: 'Propietario' } });
  throw new CallError('UNKNOWN_REFERENCE', { text, issues: [{ path: 'owners', message: text }] });
}
