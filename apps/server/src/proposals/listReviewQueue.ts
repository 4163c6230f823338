import { and, isNull, sql } from 'drizzle-orm';

import { claims, proposals } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';
import type { Handler } from '../http/Handler.ts';
import { countWaiting } from './countWaiting.ts';
import { readProposals } from './readProposals.ts';

/** At most this many are listed; the next ones follow once these are decided. */
const most = 200;

/** The proposals with something to decide, longest waiting first. */
export const listReviewQueue: Handler<'listReviewQueue'> = async ({ ctx }) => {
  const hasOpen = sql`exists (select 1 from ${claims} c where c.proposal_id = ${proposals.id} and c.state = 'open')`;
  const where = and(hasOpen, isNull(startups.deleted_at));
  return {
    proposals: await readProposals(ctx.db, { where, order: 'oldest', most }),
    total: await countWaiting(ctx.db),
  };
};
