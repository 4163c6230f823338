import { and, eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { claims, proposals } from '../db/schema/proposals.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { proposalById } from './proposalById.ts';
import { reopenUnproven } from './reopenUnproven.ts';

/** Withdraws what is still open of the caller's proposal; what was decided stays. */
export const withdrawProposal: Handler<'withdrawProposal'> = async ({ ctx, input: { params } }) => {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(proposals.id, params.id), eq(proposals.user_id, ctx.caller.id));
    const [proposal] = await tx.select().from(proposals).where(own);
    if (!proposal) throw new ApiError('NOT_FOUND');
    await lockStartup(tx, proposal.startup_id);
    const withdrawn = await tx
      .update(claims)
      .set({ state: 'withdrawn', decided_by: ctx.caller.id, decided_at: at })
      .where(and(eq(claims.proposal_id, proposal.id), eq(claims.state, 'open')))
      .returning({ id: claims.id });
    if (withdrawn.length > 0) await reopenUnproven(tx, proposal.id);
    if (withdrawn.length === 0) throw new ApiError('CONFLICT', { text: texts.claimsDecided });
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'withdraw_proposal',
      targetType: 'startup',
      targetId: proposal.startup_id,
      at,
    });
  });
  return { proposal: await proposalById(ctx.db, params.id), message: texts.proposalWithdrawn[ctx.locale] };
};
