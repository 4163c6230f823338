import type { Queryable } from '../db/open.ts';
import { type NewStartupEvent, storeStartupEvents } from '../db/storeStartupEvents.ts';

/**
 * Records what happened to a startup, for its followers and owners to be told: `{ startupId, kind, detail, at }`, for
 * decided claims with `proposalId`. Must run in the transaction of its cause.
 */
export const recordStartupEvent = (tx: Queryable, event: NewStartupEvent): Promise<void> =>
  storeStartupEvents(tx, [event]);
