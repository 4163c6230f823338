import type { DecideClaims, Text } from '@aval/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import { recordedActions } from '../actions/restoreActions.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { claims, proposals } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { recordStartupEvent } from '../notices/recordStartupEvent.ts';
import { acceptClaims } from './acceptClaims.ts';
import { countDecisions } from './countDecisions.ts';
import { proposalById } from './proposalById.ts';
import type { ClaimRow } from './readProposals.ts';
import { reopenUnproven } from './reopenUnproven.ts';

type Decision = DecideClaims['decisions'][number];

const states = { accept: 'accepted', refuse: 'refused', ask: 'asked' } as const;
const actions = { refuse: 'refuse_claims', ask: 'ask_about_claims' } as const;
const reasonMissing: Text = {
  en: 'Say why, so that the owner knows what to do',
  es: 'Di por qué, para que quien es propietario sepa qué hacer',
};

/** Decides about claims of a proposal, all of them or none. Two administrators never decide twice. */
export const decideClaims: Handler<'decideClaims'> = async ({ ctx, input: { params, body } }) => {
  const decisions = new Map(body.decisions.map((each) => [each.claim_id, each]));
  for (const [index, { decision, reason }] of body.decisions.entries()) {
    if (decision !== 'accept' && !reason?.trim()) {
      const issues = [{ path: `decisions.${index}.reason`, message: reasonMissing }];
      throw new ApiError('VALIDATION_FAILED', { text: reasonMissing, issues });
    }
  }
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ startup_id: proposals.startup_id, user_id: proposals.user_id })
      .from(proposals)
      .innerJoin(startups, eq(startups.id, proposals.startup_id))
      .where(and(eq(proposals.id, params.id), isNull(startups.deleted_at)));
    if (!found) throw new ApiError('NOT_FOUND');
    await lockStartup(tx, found.startup_id);
    const ids = [...decisions.keys()];
    const open = await tx
      .select()
      .from(claims)
      .where(and(eq(claims.proposal_id, params.id), inArray(claims.id, ids), eq(claims.state, 'open')))
      .for('update');
    if (open.length < ids.length) throw new ApiError('CONFLICT', { text: texts.claimsDecided });
    const recorded = await recordedActions(tx, params.id);
    await storeDecisions(ctx, tx, open, decisions);
    const accepted = open.filter(({ id }) => decisions.get(id)?.decision === 'accept');
    const parties = { startupId: found.startup_id, proposedBy: found.user_id, acceptedBy: ctx.caller.id };
    const replaced =
      accepted.length === 0 ? null : await acceptClaims(ctx, tx, { ...parties, proposalId: params.id, accepted });
    const undo = { claim_ids: ids, by: ctx.caller.id, at: ctx.now().toISOString(), actions: recorded, replaced };
    await reopenUnproven(tx, params.id);
    await tx.update(proposals).set({ undo }).where(eq(proposals.id, params.id));
    await recordOthers(ctx, tx, found.startup_id, body.decisions);
    await recordStartupEvent(tx, {
      startupId: found.startup_id,
      proposalId: params.id,
      kind: 'claims_decided',
      detail: countDecisions(body.decisions.map(({ decision }) => states[decision])),
      at: ctx.now(),
    });
  });
  return { proposal: await proposalById(ctx.db, params.id), message: texts.claimsDecidedNow[ctx.locale] };
};

async function storeDecisions(
  ctx: Context,
  tx: Transaction,
  open: readonly ClaimRow[],
  decisions: ReadonlyMap<number, Decision>,
): Promise<void> {
  const at = ctx.now();
  for (const { id } of open) {
    const made = decisions.get(id);
    if (!made) continue;
    const decided = { state: states[made.decision], decided_by: ctx.caller.id, decided_at: at };
    await tx
      .update(claims)
      .set({ ...decided, reason: made.reason?.trim() || null })
      .where(eq(claims.id, id));
  }
}

async function recordOthers(
  ctx: Context,
  tx: Transaction,
  targetId: number,
  decisions: readonly Decision[],
): Promise<void> {
  for (const decision of ['refuse', 'ask'] as const) {
    const reasons = decisions.filter((each) => each.decision === decision).map(({ reason }) => reason ?? '');
    if (reasons.length === 0) continue;
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: actions[decision],
      targetType: 'startup',
      targetId,
      detail: { reason: [...new Set(reasons)].join(' · ') },
      at: ctx.now(),
    });
  }
}
