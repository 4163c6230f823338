import { and, desc, eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { auditEvents } from '../db/schema/auditEvents.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from './ApiError.ts';
import type { Context } from './Context.ts';

interface Stored {
  type: 'user' | 'startup' | 'portfolio';
  id: number;
  updated_at: Date;
}

/**
 * Optimistic locking: refuses a change when the record was edited since the caller read it. The caller sends the
 * version in If-Match (RFC 9110; the entity tag is the quoted `updated_at`) or, to the second, in If-Unmodified-Since.
 * Without either header every change is accepted. Call it after locking the row.
 *
 * @throws ApiError STALE with the editor and time. Only administrators see the names of other users.
 */
export async function refuseStale(ctx: Context, tx: Transaction, { type, id, updated_at }: Stored): Promise<void> {
  if (isCurrent(ctx.client, updated_at)) return;
  const [editor] = await tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.user_id))
    .where(and(eq(auditEvents.target_type, type), eq(auditEvents.target_id, id), eq(auditEvents.at, updated_at)))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  const isOwn = editor?.id === ctx.caller.id;
  const mayName = isOwn || ctx.caller.role === 'admin';
  const by = editor && mayName ? `${editor.first_name} ${editor.last_name}`.trim() : null;
  throw new ApiError('STALE', { edit: { by, by_caller: isOwn, at: updated_at.toISOString() } });
}

function isCurrent({ ifMatch, ifUnmodifiedSince }: Context['client'], updatedAt: Date): boolean {
  if (ifMatch !== null) {
    const tags = ifMatch.split(',').map((tag) => tag.trim());
    return tags.includes('*') || tags.includes(`"${updatedAt.toISOString()}"`);
  }
  if (ifUnmodifiedSince === null) return true;
  // The header has whole seconds.
  return Math.floor(updatedAt.getTime() / 1000) <= Math.floor(ifUnmodifiedSince.getTime() / 1000);
}
