import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Run } from '../processes/Run.ts';
import { scrapingTexts } from './scrapingTexts.ts';

export function stoppedError(): ApiError {
  return new ApiError('CANCELLED', { text: scrapingTexts.stopped });
}

export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CANCELLED';
}

/**
 * Locks the run, so that storing its data and cancelling it cannot conflict.
 *
 * @throws ApiError CANCELLED when cancellation was requested.
 */
export async function requireGoingOn(tx: Transaction, run: Run): Promise<void> {
  const [current] = await tx
    .select({ cancelledAt: processRuns.cancel_requested_at })
    .from(processRuns)
    .where(eq(processRuns.id, run.id))
    .for('no key update');
  if (current?.cancelledAt) throw stoppedError();
}
