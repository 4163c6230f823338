import { answersAfter } from '../contradictions/answersAfter.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import { refuseForeignAnswers } from '../contradictions/refuseForeignAnswers.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners, startups } from '../db/schema/startups.ts';
import { storeCalculation } from '../evaluation/storeCalculation.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requestPublication, storePublication } from '../publication/requestPublication.ts';
import { noteChangedHands } from './changedHands.ts';
import { factsOf } from './facts.ts';
import { type NewSource, refuseForeignSources, sourcesOf, storeSources } from './fieldSources.ts';
import { startupFor } from './getStartup.ts';
import { givenValues } from './givenValues.ts';
import { inviteOwner } from './inviteOwner.ts';
import { onceByKey } from './onceByKey.ts';
import { creatorOf, ownersOf, requireUsers } from './owners.ts';
import { requireChoices } from './requireChoices.ts';
import { attachDocuments, requireEvidence } from './requireEvidence.ts';

/**
 * Stores a startup with its owners, the invitations to own it, sources and first calculation in one transaction. A
 * repeated request with the same idempotency key returns the startup it created before.
 */
export const createStartup: Handler<'createStartup'> = async ({ ctx, input: { headers, body } }) => {
  const {
    owners = [],
    is_owner = false,
    user_id,
    field_sources = {},
    defaulted_fields = [],
    answers = {},
    ...rest
  } = body;
  const values = givenValues(rest);
  requireChoices(ctx.masterData, values);
  refuseForeignSources(ctx.caller, field_sources);
  refuseForeignAnswers(ctx.caller, answers);
  await requireEvidence(ctx.db, field_sources);
  const { owners: ownerIds, invited } = ownersOf(ctx.caller, owners, is_owner);
  const creator = creatorOf(ctx.caller, user_id);
  const now = ctx.now();
  const facts = { ...values, defaulted_fields };
  const master = ctx.masterData.forEvaluation;
  const stored = answersAfter(null, factsOf(facts), { answers, by: ctx.caller.id, at: now, master });
  const open_contradictions = countOpen(factsOf(facts), { answers: stored, master, at: now });
  const marks = { answers: stored, open_contradictions, created_at: now, updated_at: now };
  const newRow = { ...facts, ...marks, user_id: creator };
  const request = { userId: ctx.caller.id, key: headers['idempotency-key'], body, at: now };
  const mails: (() => void)[] = [];
  const id = await ctx.db.transaction((tx) => {
    mails.length = 0;
    return onceByKey(tx, request, async () => {
      await requireUsers(tx, [...ownerIds, creator]);
      const isLimited = newRow.is_private === 0 && ctx.caller.role !== 'admin';
      const publication = isLimited ? await requestPublication(ctx, tx) : null;
      const privacy = publication === 'waiting' ? { is_private: 1 as const } : {};
      const sources = sourcesOf(values, defaulted_fields, field_sources);
      const startupId = await storeEvaluated(ctx, tx, { newRow: { ...newRow, ...privacy }, ownerIds, sources });
      if (publication) await storePublication(ctx, tx, { startupId, state: publication });
      await attachDocuments(tx, startupId, sources);
      for (const userId of invited) mails.push(await inviteOwner(ctx, tx, { startupId, named: { userId } }));
      return startupId;
    });
  });
  for (const mailInvitation of mails) mailInvitation();
  const startup = await startupFor(ctx, ctx.db, id);
  const message = startup.review?.state === 'waiting' ? texts.createdAwaitsReview : texts.startupCreated;
  return { id, startupId: id, startup, message: message[ctx.locale] };
};

interface NewStartup {
  newRow: typeof startups.$inferInsert;
  ownerIds: readonly number[];
  sources: Record<string, NewSource>;
}

async function storeEvaluated(
  ctx: Context,
  tx: Transaction,
  { newRow, ownerIds, sources }: NewStartup,
): Promise<number> {
  const at = ctx.now();
  const [row] = await tx.insert(startups).values(newRow).returning();
  if (!row) throw new Error('The startup was not stored');
  const owners = ownerIds.map((user_id) => ({ startup_id: row.id, user_id, created_at: at }));
  if (owners.length > 0) await tx.insert(startupOwners).values(owners);
  await noteChangedHands(tx, row.id);
  await recordEvent(tx, { userId: ctx.caller.id, action: 'create', targetType: 'startup', targetId: row.id, at });
  await storeSources(tx, { startupId: row.id, sources, values: row, by: ctx.caller.id, at });
  await storeCalculation(tx, { startupId: row.id, facts: factsOf(row), at, master: ctx.masterData.forEvaluation });
  return row.id;
}
