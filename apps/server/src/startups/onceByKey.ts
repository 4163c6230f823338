import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { startupRequests } from '../db/schema/startupRequests.ts';
import { ApiError } from '../http/ApiError.ts';

interface StartupRequest {
  userId: number;
  /** Undefined for a request without an idempotency key. */
  key: string | undefined;
  body: unknown;
  at: Date;
}

/**
 * The startup of a request: the one that an earlier identical request created, otherwise the result of `make`.
 *
 * The row of the key is written first, so that the second of two concurrent requests waits for the first.
 *
 * @throws ApiError KEY_REUSED for another body under the same key.
 */
export async function onceByKey(
  tx: Transaction,
  { userId, key, body, at }: StartupRequest,
  make: () => Promise<number>,
): Promise<number> {
  if (key === undefined) return make();
  const isThisRequest = and(eq(startupRequests.user_id, userId), eq(startupRequests.key, key));
  const bodyHash = hashOf(body);
  const claimed = await tx
    .insert(startupRequests)
    .values({ user_id: userId, key, body_hash: bodyHash, created_at: at })
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) {
    const [earlier] = await tx.select().from(startupRequests).where(isThisRequest);
    if (earlier?.body_hash !== bodyHash || earlier.startup_id === null) throw new ApiError('KEY_REUSED');
    return earlier.startup_id;
  }
  const startupId = await make();
  await tx.update(startupRequests).set({ startup_id: startupId }).where(isThisRequest);
  return startupId;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body, (_, value: unknown) => (isRecord(value) ? inOrder(value) : value)))
    .digest('base64url');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
