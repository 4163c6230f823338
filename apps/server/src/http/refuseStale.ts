import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { auditEvents } from '../db/schema/auditEvents.ts';
import { ApiError } from './ApiError.ts';
import type { Context } from './Context.ts';

interface Stored {
  type: 'user' | 'startup' | 'portfolio';
  id: number;
  updated_at: Date;
}

/**
 * Optimistic locking: refuses a change when the record was edited since the caller read it. The caller sends the
 * version in If-Match (RFC 9110; the entity tag is the quoted `updated_at`, which every edit raises) or in
 * If-Unmodified-Since. The latter has whole seconds, so it is refused too when the record changed more than once in
 * that second and the caller may have read an earlier version. Without either header every change is accepted. Call it
 * after locking the row.
 *
 * @throws ApiError STALE with the editor and time. Only administrators see the names of other users.
 */
export async function refuseStale(ctx: Context, tx: Transaction, { type, id, updated_at }: Stored): Promise<void> {
  if (await isCurrent(ctx.client, tx, { type, id, updated_at })) return;
  const [editor] = await tx
    .select({ id: auditEvents.user_id, name: auditEvents.actor_name })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.target_type, type),
        eq(auditEvents.target_id, id),
        eq(auditEvents.at, updated_at),
        isNotNull(auditEvents.user_id),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  const isOwn = editor?.id === ctx.caller.id;
  const mayName = isOwn || ctx.caller.role === 'admin';
  const by = editor && mayName ? editor.name : null;
  throw new ApiError('STALE', { edit: { by, by_caller: isOwn, at: updated_at.toISOString() } });
}

async function isCurrent(client: Context['client'], tx: Transaction, stored: Stored): Promise<boolean> {
  const { ifMatch, ifUnmodifiedSince } = client;
  if (ifMatch !== null) {
    const tags = ifMatch.split(',').map((tag) => tag.trim());
    return tags.includes('*') || tags.includes(`"${stored.updated_at.toISOString()}"`);
  }
  if (ifUnmodifiedSince === null || stored.updated_at <= ifUnmodifiedSince) return true;
  const second = ifUnmodifiedSince.getTime();
  const isOfSecond = stored.updated_at.getTime() < second + 1000;
  return isOfSecond && (await countChanges(tx, stored, second)) <= 1;
}

/** How often the record changed in a second, which is given by its first millisecond. */
function countChanges(tx: Transaction, { type, id }: Stored, second: number): Promise<number> {
  const { target_type, target_id, at } = auditEvents;
  const isTarget = and(eq(target_type, type), eq(target_id, id));
  return tx.$count(auditEvents, and(isTarget, gte(at, new Date(second)), lt(at, new Date(second + 1000))));
}
