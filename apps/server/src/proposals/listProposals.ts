import { eq } from 'drizzle-orm';

import { proposals } from '../db/schema/proposals.ts';
import type { Handler } from '../http/Handler.ts';
import { requireHolder } from '../startups/requireHolder.ts';
import { readProposals } from './readProposals.ts';

/** At most this many are listed: nobody reads further back here, and the history of each fact has them all. */
const most = 100;

/** What was proposed for a startup, newest first. */
export const listProposals: Handler<'listProposals'> = async ({ ctx, input: { params } }) => {
  await requireHolder(ctx.db, ctx.caller, params.id);
  return {
    proposals: await readProposals(ctx.db, { where: eq(proposals.startup_id, params.id), order: 'newest', most }),
  };
};
