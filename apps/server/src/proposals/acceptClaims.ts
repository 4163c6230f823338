import { eq, inArray } from 'drizzle-orm';

import { settleActions } from '../actions/settleActions.ts';
import { answersAfter } from '../contradictions/answersAfter.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { latestScores } from '../db/schema/latestScores.ts';
import { claims } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';
import type { UndoableDecision } from '../db/schema/UndoableDecision.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { storeCalculation } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import { changesBetween } from '../startups/changesBetween.ts';
import { factsOf, readStartupRow } from '../startups/facts.ts';
import { type NewSource, storeSources } from '../startups/fieldSources.ts';
import { attachDocuments } from '../startups/requireEvidence.ts';
import { type ClaimRow, storedValue } from './readProposals.ts';

interface Accepted {
  startupId: number;
  proposalId: number;
  /** Who stated them. */
  proposedBy: number | null;
  /** Who accepted them; null for the setting. */
  acceptedBy: number | null;
  accepted: readonly ClaimRow[];
}

/**
 * Makes accepted claims the facts of their startup, which is locked: with their sources, in one new calculation.
 *
 * @returns What they replaced.
 */
export async function acceptClaims(
  ctx: Pick<Context, 'now' | 'masterData'>,
  tx: Transaction,
  { startupId, proposalId, proposedBy, acceptedBy, accepted }: Accepted,
): Promise<NonNullable<UndoableDecision['replaced']>> {
  const before = await readStartupRow(tx, startupId);
  if (!before) throw new ApiError('NOT_FOUND');
  const at = timeOfEdit(before, ctx.now());
  const master = ctx.masterData.forEvaluation;
  const values = Object.fromEntries(accepted.map(({ field, value }) => [field, value]));
  const fields = Object.keys(values);
  const defaulted_fields = before.defaulted_fields.filter((field) => !fields.includes(field));
  const facts = factsOf({ ...before, ...values, defaulted_fields });
  const answers = answersAfter({ facts: factsOf(before), answers: before.answers }, facts, {
    answers: {},
    by: acceptedBy,
    at,
    master,
  });
  const open_contradictions = countOpen(facts, { answers, master, at });
  const [after] = await tx
    .update(startups)
    .set({ ...values, defaulted_fields, answers, open_contradictions, updated_at: at })
    .where(eq(startups.id, startupId))
    .returning();
  if (!after) throw new ApiError('NOT_FOUND');
  const sources = Object.fromEntries(accepted.map((claim) => [claim.field, sourceOf(claim)]));
  const made = await storeSources(tx, { startupId, sources, values, by: proposedBy, at });
  await attachDocuments(tx, startupId, sources);
  const replaced = Object.fromEntries(fields.map((field) => [field, storedValue(before, field)]));
  for (const { id, field } of accepted)
    await tx
      .update(claims)
      .set({ before: replaced[field] ?? null, source_id: made[field] ?? null })
      .where(eq(claims.id, id));
  await recordEvent(tx, {
    userId: acceptedBy,
    action: 'accept_claims',
    targetType: 'startup',
    targetId: startupId,
    detail: { changes: changesBetween(before, after, fields) },
    at,
  });
  await settleActions(tx, { proposalId, gain: await evaluateAgain() });
  return {
    values: replaced,
    defaulted_fields: before.defaulted_fields,
    answers: before.answers,
    open_contradictions: before.open_contradictions,
    updated_at: after.updated_at.toISOString(),
  };

  /** Points by which the score moved; null without a score before or after. */
  async function evaluateAgain(): Promise<number | null> {
    if (!after || missingInputs(after).length > 0) return null;
    const [known] = await tx
      .select({ score: latestScores.score })
      .from(latestScores)
      .where(eq(latestScores.startup_id, startupId));
    const { calculation, isNew } = await storeCalculation(tx, { startupId, facts: factsOf(after), at, master });
    const ids = accepted.map(({ id }) => id);
    if (isNew) await tx.update(claims).set({ calculation_id: calculation.id }).where(inArray(claims.id, ids));
    const [score, scoreBefore] = [calculation.IE_investability_score ?? null, known?.score ?? null];
    return score === null || scoreBefore === null ? null : score - scoreBefore;
  }
}

function sourceOf({ document_id, page, cell, quote, confidence, as_of }: ClaimRow): NewSource {
  if (document_id === null) return { kind: 'stated', as_of };
  return { kind: 'document', document_id, page, cell, quote, confidence, as_of };
}
