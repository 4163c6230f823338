import { isDeepStrictEqual } from 'node:util';

import { ownerEditableFields, type EndpointInput } from '@aval/contract';
import { eq, inArray } from 'drizzle-orm';

import { answersAfter } from '../contradictions/answersAfter.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import { refuseForeignAnswers } from '../contradictions/refuseForeignAnswers.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startups } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { lockStartup, storeCalculation } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler, ResponseBody } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { privacyAfter } from '../publication/privacyAfter.ts';
import { noteChangedHands, setChangedHands } from './changedHands.ts';
import { type Changes as ChangesBetween, changesBetween } from './changesBetween.ts';
import { factsOf, isEvaluated, readStartupRow, type StartupRow } from './facts.ts';
import { type NewSource, readSources, refuseForeignSources, sourcesOf, storeSources } from './fieldSources.ts';
import { startupFor } from './getStartup.ts';
import { givenValues } from './givenValues.ts';
import { personOf, requireUsers } from './owners.ts';
import { requireChoices } from './requireChoices.ts';
import { attachDocuments, requireEvidence } from './requireEvidence.ts';
import { requireVisible, type Standing } from './requireVisible.ts';

type Changes = ReturnType<typeof changesOf>;

const ownerFields: ReadonlySet<string> = new Set(ownerEditableFields);

/** Changes the sent fields, and evaluates again when an evaluated field changed. */
export const updateStartup: Handler<'updateStartup'> = async ({ ctx, input: { params, body } }) => {
  const changes = changesOf(body);
  const standing = await requireVisible(ctx.db, ctx.caller, params.id);
  if (ctx.caller.role !== 'admin') {
    const isAnswer = standing.canAnswer && Object.keys(changes).every((name) => name === 'answers');
    if (!standing.isOwner && !isAnswer) throw new ApiError('FORBIDDEN');
    refuseOthers(changes, standing);
  }
  requireChoices(ctx.masterData, changes);
  refuseForeignSources(ctx.caller, changes.field_sources ?? {});
  refuseForeignAnswers(ctx.caller, changes.answers ?? {});
  await requireEvidence(ctx.db, changes.field_sources ?? {});
  await ctx.db.transaction((tx) => applyChanges(ctx, tx, params.id, changes));
  const startup: ResponseBody<'updateStartup'>['startup'] = await startupFor(ctx, ctx.db, params.id);
  const message = startup.review?.state === 'waiting' ? texts.startupAwaitsReview : texts.startupSaved;
  return { startup, message: message[ctx.locale] };
};

function changesOf(body: EndpointInput<'updateStartup'>['body']) {
  const {
    id: _id,
    created_at: _created,
    updated_at: _updated,
    coverage: _coverage,
    evidenced: _evidenced,
    range: _range,
    caps: _caps,
    ...rest
  } = body;
  const { IE_investability_score: _score, IE_investability_level: _level, owners: _owners, ...facts } = rest;
  const { is_owner: _isOwner, is_following: _isFollowing, review: _review, ...marked } = facts;
  const { open_contradictions: _open, can_answer: _canAnswer, ...changes } = marked;
  return givenValues(changes);
}

function refuseOthers(changes: Changes, { canAnswer }: Standing): void {
  const refused = Object.keys(changes).filter(
    (field) => !ownerFields.has(field) && !(canAnswer && field === 'answers'),
  );
  if (refused.length === 0) return;
  throw new ApiError('FORBIDDEN', { text: texts.ownerFieldsOnly, values: { fields: refused.join(', ') } });
}

async function applyChanges(ctx: Context, tx: Transaction, id: number, changes: Changes): Promise<void> {
  await lockStartup(tx, id);
  if (typeof changes.user_id === 'number') await requireUsers(tx, [changes.user_id]);
  const before = await readStartupRow(tx, id);
  if (!before) throw new ApiError('NOT_FOUND');
  await refuseStale(ctx, tx, { type: 'startup', id, updated_at: before.updated_at });
  const { field_sources = {}, defaulted_fields, answers: sentAnswers, ...sent } = changes;
  const { is_private } = sent;
  const privacy = is_private === undefined ? {} : { is_private: await privacyAfter(ctx, tx, before, is_private) };
  const values = { ...sent, ...privacy };
  const changed = Object.keys(values).filter((field) => field in before);
  if (changed.length === 0 && !defaulted_fields && !sentAnswers) return;
  const defaulted = defaultedAfter(before.defaulted_fields, changed, defaulted_fields ?? []);
  const isOtherDefaults = String(defaulted) !== String(before.defaulted_fields);
  const edits = changesBetween(before, { ...before, ...values }, changed);
  const hasChanges = Object.keys(edits).length > 0;
  const now = timeOfEdit(before, ctx.now());
  const master = ctx.masterData.forEvaluation;
  const facts = factsOf({ ...before, ...values, defaulted_fields: defaulted });
  const given = { answers: sentAnswers ?? {}, by: ctx.caller.id, at: now, master };
  const answers = answersAfter({ facts: factsOf(before), answers: before.answers }, facts, given);
  const isAnswered = !isDeepStrictEqual(answers, before.answers);
  const isSourced = Object.keys(field_sources).length > 0;
  const isSame = !hasChanges && !isOtherDefaults && !isSourced && !isAnswered;
  const known = await readSources(tx, before, { seesEvidence: false, now });
  if (isSame && isSaidAlready(known, sourcesOf(values, before.defaulted_fields))) return;
  const open_contradictions = countOpen(facts, { answers, master, at: now });
  const [after] = await tx
    .update(startups)
    .set({ ...values, defaulted_fields: defaulted, answers, open_contradictions, updated_at: now })
    .where(eq(startups.id, id))
    .returning();
  if (!after) throw new ApiError('NOT_FOUND');
  if (after.user_id !== before.user_id) {
    await setChangedHands(tx, id, false);
    await noteChangedHands(tx, id);
  }
  const relisted = defaulted.filter((field) => !before.defaulted_fields.includes(field));
  const stated = sourcesOf({ ...valuesOf(after, relisted), ...values }, defaulted, field_sources);
  const sources = withoutRepeated(stated, { known, isKept: (field) => !(field in edits) && !(field in field_sources) });
  await storeSources(tx, { startupId: id, sources, values: after, by: ctx.caller.id, at: now });
  await attachDocuments(tx, id, sources);
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action: 'update',
    targetType: 'startup',
    targetId: id,
    detail: { changes: await namedChanges(tx, changesBetween(before, after, [...changed, 'answers'])) },
    at: now,
  });
  // An answer and a document change how far facts are believed.
  const affectsScore = changed.some(isEvaluated) || isOtherDefaults || isAnswered || isSourced;
  if (affectsScore && missingInputs(after).length === 0) {
    await storeCalculation(tx, { startupId: id, facts: factsOf(after), at: now, master });
  }
}

/** The changes with the names of the old and the new creator. */
async function namedChanges(tx: Transaction, changes: ChangesBetween): Promise<ChangesBetween> {
  const { user_id: creator, ...rest } = changes;
  if (!creator) return changes;
  const people = await tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.id, [Number(creator.from), Number(creator.to)]));
  return { ...rest, user_id: { from: personOf(people, creator.from), to: personOf(people, creator.to) } };
}

type KnownSources = Awaited<ReturnType<typeof readSources>>;

/** Leaves out what a whole startup sent back only repeats: a value that nobody touched stays as old as it is. */
function withoutRepeated(
  sources: Record<string, NewSource>,
  { known, isKept }: { known: KnownSources; isKept: (field: string) => boolean },
): Record<string, NewSource> {
  return Object.fromEntries(
    Object.entries(sources).filter(([field, { kind }]) => !isKept(field) || known[field]?.kind !== kind),
  );
}

/** Whether the values keep their sources. If a user states a value that came from a page, its source changes. */
function isSaidAlready(known: KnownSources, sent: Record<string, NewSource>): boolean {
  return Object.entries(sent).every(([field, { kind }]) => known[field]?.kind === kind);
}

function valuesOf(row: StartupRow, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));
}

/** The defaulted fields after a change: a sent field is stated unless sent as a default; others are unchanged. */
function defaultedAfter(before: readonly string[], changed: readonly string[], sent: readonly string[]): string[] {
  const kept = before.filter((field) => sent.includes(field) || !changed.includes(field));
  return [...new Set([...kept, ...sent])];
}
