import { fieldLabel, fill, type Text } from '@aval/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { fieldSources } from '../db/schema/startups.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { lockStartup, storeCalculation } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { texts } from '../http/texts.ts';
import { factsOf, readStartupRow, type StartupRow } from './facts.ts';
import { storeSources } from './fieldSources.ts';
import { startupFor } from './getStartup.ts';

const unstated: Text = {
  en: 'Nobody has stated {field}, so there is nothing to confirm',
  es: 'Nadie ha indicado {field}, así que no hay nada que confirmar',
};

/** Dates facts today because somebody says that they are still so, and evaluates the startup anew. */
export const confirmFacts: Handler<'confirmFacts'> = async ({ ctx, input: { params, body } }) => {
  const fields = [...new Set(body.fields)];
  await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    const row = await readStartupRow(tx, params.id);
    if (!row) throw new ApiError('NOT_FOUND');
    await refuseStale(ctx, tx, { type: 'startup', id: row.id, updated_at: row.updated_at });
    refuseUnstated(row, fields);
    const at = ctx.now();
    await confirmSources(tx, { row, fields, by: ctx.caller.id, at });
    const target = { action: 'confirm_facts', targetType: 'startup', targetId: row.id } as const;
    await recordEvent(tx, { userId: ctx.caller.id, ...target, detail: { confirmed: fields }, at });
    if (missingInputs(row).length > 0) return;
    const evaluation = { startupId: row.id, facts: factsOf(row), at, master: ctx.masterData.forEvaluation };
    await storeCalculation(tx, evaluation);
  });
  return { startup: await startupFor(ctx, ctx.db, params.id), message: texts.factsConfirmed[ctx.locale] };
};

/** @throws ApiError VALIDATION_FAILED for a field without a value, or with a default. */
function refuseUnstated(row: StartupRow, fields: readonly string[]): void {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const field = fields.find((each) => (values[each] ?? null) === null || row.defaulted_fields.includes(each));
  if (field === undefined) return;
  const text = fill(unstated, { field: fieldLabel(field) });
  throw new ApiError('VALIDATION_FAILED', { text, issues: [{ path: 'fields', message: text }] });
}

interface Confirmation {
  row: StartupRow;
  fields: readonly string[];
  by: number;
  at: Date;
}

async function confirmSources(tx: Queryable, { row, fields, by, at }: Confirmation): Promise<void> {
  const newest = await tx
    .selectDistinctOn([fieldSources.field], { id: fieldSources.id, field: fieldSources.field })
    .from(fieldSources)
    .where(and(eq(fieldSources.startup_id, row.id), inArray(fieldSources.field, [...fields])))
    .orderBy(fieldSources.field, desc(fieldSources.id));
  const ids = newest.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(fieldSources).set({ confirmed_at: at, confirmed_by: by }).where(inArray(fieldSources.id, ids));
  }
  const known = new Set(newest.map(({ field }) => field));
  const others = fields.filter((field) => !known.has(field)).map((field) => [field, { kind: 'stated' }] as const);
  await storeSources(tx, { startupId: row.id, sources: Object.fromEntries(others), values: row, by, at });
}
