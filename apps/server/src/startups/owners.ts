import { message, type Person } from '@aval/contract';
import { inArray } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Caller } from '../services/Caller.ts';

/**
 * The owners of a new startup, and who is invited to own it: administrators make anybody an owner, others only
 * themselves.
 */
export function ownersOf(
  caller: Caller,
  named: readonly number[],
  isOwner: boolean,
): { owners: number[]; invited: number[] } {
  const all = [...new Set(isOwner ? [...named, caller.id] : named)];
  if (caller.role === 'admin') return { owners: all, invited: [] };
  return { owners: all.filter((id) => id === caller.id), invited: all.filter((id) => id !== caller.id) };
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

/** A person as audit events record them, with the name of the time; null when not among the given people. */
export function personOf(people: readonly Person[], id: unknown): { id: number; name: string } | null {
  const person = people.find((one) => one.id === id);
  return person ? { id: person.id, name: `${person.first_name} ${person.last_name}`.trim() } : null;
}
