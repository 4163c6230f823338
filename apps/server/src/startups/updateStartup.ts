import { ownerEditableFields, type EndpointInput } from '@aval/contract';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startups } from '../db/schema/startups.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { lockStartup, storeCalculation } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler, ResponseBody } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { changesBetween } from './changesBetween.ts';
import { factsOf, isEvaluated, readStartupRow, type StartupRow } from './facts.ts';
import { readSources, refuseForeignSources, sourcesOf, storeSources } from './fieldSources.ts';
import { startupFor } from './getStartup.ts';
import { givenValues } from './givenValues.ts';
import { requireUsers } from './owners.ts';
import { requireChoices } from './requireChoices.ts';
import { attachDocuments, requireEvidence } from './requireEvidence.ts';
import { requireVisible } from './requireVisible.ts';

type Changes = ReturnType<typeof changesOf>;

const ownerFields: ReadonlySet<string> = new Set(ownerEditableFields);

/** Changes the sent fields, and evaluates again when an evaluated field changed. */
export const updateStartup: Handler<'updateStartup'> = async ({ ctx, input: { params, body } }) => {
  const changes = changesOf(body);
  const standing = await requireVisible(ctx.db, ctx.caller, params.id);
  if (ctx.caller.role !== 'admin') {
    if (!standing.isOwner) throw new ApiError('FORBIDDEN');
    refuseOthers(changes);
  }
  requireChoices(ctx.masterData, changes);
  refuseForeignSources(ctx.caller, changes.field_sources ?? {});
  await requireEvidence(ctx.db, changes.field_sources ?? {});
  await ctx.db.transaction((tx) => applyChanges(ctx, tx, params.id, changes));
  const startup: ResponseBody<'updateStartup'>['startup'] = await startupFor(ctx, ctx.db, params.id);
  return { startup, message: texts.startupSaved[ctx.locale] };
};

function changesOf(body: EndpointInput<'updateStartup'>['body']) {
  const { id: _id, created_at: _created, updated_at: _updated, coverage: _coverage, range: _range, ...rest } = body;
  const { IE_investability_score: _score, IE_investability_level: _level, owners: _owners, ...facts } = rest;
  const { is_owner: _isOwner, is_following: _isFollowing, ...changes } = facts;
  return givenValues(changes);
}

function refuseOthers(changes: Changes): void {
  const refused = Object.keys(changes).filter((field) => !ownerFields.has(field));
  if (refused.length === 0) return;
  throw new ApiError('FORBIDDEN', { text: texts.ownerFieldsOnly, values: { fields: refused.join(', ') } });
}

async function applyChanges(ctx: Context, tx: Transaction, id: number, changes: Changes): Promise<void> {
  await lockStartup(tx, id);
  if (typeof changes.user_id === 'number') await requireUsers(tx, [changes.user_id]);
  const before = await readStartupRow(tx, id);
  if (!before) throw new ApiError('NOT_FOUND');
  await refuseStale(ctx, tx, { type: 'startup', id, updated_at: before.updated_at });
  const { field_sources = {}, defaulted_fields, ...values } = changes;
  const changed = Object.keys(values).filter((field) => field in before);
  if (changed.length === 0 && !defaulted_fields) return;
  const defaulted = defaultedAfter(before.defaulted_fields, changed, defaulted_fields ?? []);
  const isOtherDefaults = String(defaulted) !== String(before.defaulted_fields);
  const hasChanges = Object.keys(changesBetween(before, { ...before, ...values }, changed)).length > 0;
  const isSourced = Object.keys(field_sources).length > 0;
  if (!hasChanges && !isOtherDefaults && !isSourced && (await isSaidAlready(tx, before, values))) return;
  const now = ctx.now();
  const [after] = await tx
    .update(startups)
    .set({ ...values, defaulted_fields: defaulted, updated_at: now })
    .where(eq(startups.id, id))
    .returning();
  if (!after) throw new ApiError('NOT_FOUND');
  const relisted = defaulted.filter((field) => !before.defaulted_fields.includes(field));
  const sources = sourcesOf({ ...valuesOf(after, relisted), ...values }, defaulted, field_sources);
  await storeSources(tx, { startupId: id, sources, by: ctx.caller.id, at: now });
  await attachDocuments(tx, id, sources);
  await recordEvent(tx, {
    userId: ctx.caller.id,
    action: 'update',
    targetType: 'startup',
    targetId: id,
    detail: { changes: changesBetween(before, after, changed) },
    at: now,
  });
  const affectsScore = changed.some(isEvaluated) || isOtherDefaults;
  if (affectsScore && missingInputs(after).length === 0) {
    await storeCalculation(tx, { startupId: id, facts: factsOf(after), at: now, master: ctx.masterData.forEvaluation });
  }
}

/** Whether the values keep their sources. If a user states a value that came from a page, its source changes. */
async function isSaidAlready(tx: Transaction, before: StartupRow, values: Record<string, unknown>): Promise<boolean> {
  const known = await readSources(tx, before, false);
  const sent = sourcesOf(values, before.defaulted_fields);
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
