import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';

import { restoreActions } from '../actions/restoreActions.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { calculations } from '../db/schema/calculations.ts';
import { claims, proposals } from '../db/schema/proposals.ts';
import { startupEvents } from '../db/schema/startupEvents.ts';
import { fieldSources, startups } from '../db/schema/startups.ts';
import type { UndoableDecision } from '../db/schema/UndoableDecision.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { lockStartup, storeCalculation, summariseNewest } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { factsOf, readStartupRow } from '../startups/facts.ts';
import { proposalById } from './proposalById.ts';
import { reopenUnproven } from './reopenUnproven.ts';
import { undoableMs } from './undoableMs.ts';

/**
 * Takes back the caller's last decision about a proposal: the facts and sources are as before, the claims are open
 * again, and the calculation that it caused is gone.
 */
export const undoDecision: Handler<'undoDecision'> = async ({ ctx, input: { params } }) => {
  const { startup } = await proposalById(ctx.db, params.id);
  await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, startup.id);
    const [proposal] = await tx.select().from(proposals).where(eq(proposals.id, params.id)).for('update');
    const decision = proposal?.undo;
    const isMine = decision?.by === ctx.caller.id;
    if (!decision || !isMine || Date.parse(decision.at) + undoableMs < ctx.now().getTime())
      throw new ApiError('CONFLICT', { text: texts.tooLateToUndo });
    if (decision.replaced) await restoreFacts(ctx, tx, startup.id, { ...decision, replaced: decision.replaced });
    await reopen(tx, startup.id, decision.claim_ids);
    await restoreActions(tx, params.id, decision.actions);
    // Of its claims, all may have been replaced since.
    await reopenUnproven(tx, params.id);
    const since = gte(startupEvents.created_at, new Date(decision.at));
    await tx.delete(startupEvents).where(and(eq(startupEvents.proposal_id, params.id), since));
    await tx.update(proposals).set({ undo: null }).where(eq(proposals.id, params.id));
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'undo_decision',
      targetType: 'startup',
      targetId: startup.id,
      at: ctx.now(),
    });
  });
  return { proposal: await proposalById(ctx.db, params.id), message: texts.decisionUndone[ctx.locale] };
};

async function restoreFacts(
  ctx: Context,
  tx: Transaction,
  startupId: number,
  { claim_ids, replaced }: UndoableDecision & { replaced: NonNullable<UndoableDecision['replaced']> },
): Promise<void> {
  const now = await readStartupRow(tx, startupId);
  if (!now) throw new ApiError('NOT_FOUND');
  if (now.updated_at.toISOString() !== replaced.updated_at)
    throw new ApiError('CONFLICT', { text: texts.tooLateToUndo });
  const at = timeOfEdit(now, ctx.now());
  const { values, defaulted_fields, answers, open_contradictions } = replaced;
  const [restored] = await tx
    .update(startups)
    .set({ ...values, defaulted_fields, answers, open_contradictions, updated_at: at })
    .where(eq(startups.id, startupId))
    .returning();
  if (!restored) throw new ApiError('NOT_FOUND');
  const made = await tx
    .select({ source_id: claims.source_id, calculation_id: claims.calculation_id })
    .from(claims)
    .where(inArray(claims.id, claim_ids));
  const sourceIds = made.flatMap(({ source_id }) => source_id ?? []);
  if (sourceIds.length > 0) await tx.delete(fieldSources).where(inArray(fieldSources.id, sourceIds));
  await deleteEffect(
    tx,
    startupId,
    made.flatMap(({ calculation_id }) => calculation_id ?? []),
  );
  if (missingInputs(restored).length > 0) return;
  await storeCalculation(tx, { startupId, facts: factsOf(restored), at, master: ctx.masterData.forEvaluation });
}

/** Deletes the calculation that the decision caused, if it caused one: facts that change no score add none. */
async function deleteEffect(tx: Transaction, startupId: number, caused: readonly number[]): Promise<void> {
  const [newest] = await tx
    .select({ id: calculations.id })
    .from(calculations)
    .where(eq(calculations.startup_id, startupId))
    .orderBy(desc(calculations.calculation_date))
    .limit(1);
  if (!newest || !caused.includes(newest.id)) return;
  await tx.delete(calculations).where(eq(calculations.id, newest.id));
  await summariseNewest(tx, startupId);
}

/** Opens the claims again; one whose field has a newer open claim stays replaced. */
async function reopen(tx: Transaction, startupId: number, ids: readonly number[]): Promise<void> {
  const decided = await tx
    .select()
    .from(claims)
    .where(inArray(claims.id, [...ids]));
  const newer = await tx
    .select({ field: claims.field })
    .from(claims)
    .where(and(eq(claims.startup_id, startupId), eq(claims.state, 'open')));
  const taken = new Set(newer.map(({ field }) => field));
  for (const { id, field } of decided)
    await tx
      .update(claims)
      .set({
        state: taken.has(field) ? 'replaced' : 'open',
        reason: null,
        source_id: null,
        decided_by: null,
        decided_at: null,
      })
      .where(and(eq(claims.id, id), ne(claims.state, 'withdrawn')));
}
