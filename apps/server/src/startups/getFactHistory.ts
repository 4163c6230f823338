import type { FactId, PastFact } from '@aval/contract';
import { utcDay } from '@aval/metrics';
import { and, asc, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Queryable } from '../db/open.ts';
import { calculations } from '../db/schema/calculations.ts';
import { documents } from '../db/schema/documents.ts';
import { claims } from '../db/schema/proposals.ts';
import { fieldSources } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { isEvaluated, readStartupRow, type StartupRow } from './facts.ts';
import { confirmers, evidence, nameOf } from './fieldSources.ts';
import { maySeeEvidence, requireVisible } from './requireVisible.ts';

const maxValues = 200;
const deciders = alias(users, 'deciders');

type SourceRow = Awaited<ReturnType<typeof readRows>>[number];

/** The values that a fact has and had, newest first. */
export const getFactHistory: Handler<'getFactHistory'> = async ({ ctx, input: { params } }) => {
  const standing = await requireVisible(ctx.db, ctx.caller, params.id);
  const startup = await readStartupRow(ctx.db, params.id);
  if (!startup) throw new ApiError('NOT_FOUND');
  const rows = await readRows(ctx.db, startup.id, params.field);
  const values = await valuesOf(ctx.db, startup, params.field, rows);
  const seesEvidence = maySeeEvidence(ctx.caller, standing);
  return { history: rows.map((row, index) => pastFact(row, values[index] ?? null, seesEvidence)) };
};

function readRows(db: Queryable, startupId: number, field: FactId) {
  return db
    .select({
      ...getTableColumns(fieldSources),
      document: documents.name,
      by_name: nameOf(users),
      confirmed_by_name: nameOf(confirmers),
      claim_id: claims.id,
      is_automatic: claims.is_automatic,
      accepted_by_name: nameOf(deciders),
    })
    .from(fieldSources)
    .leftJoin(documents, and(eq(documents.id, fieldSources.document_id), eq(fieldSources.kind, 'document')))
    .leftJoin(users, eq(users.id, fieldSources.by))
    .leftJoin(confirmers, eq(confirmers.id, fieldSources.confirmed_by))
    .leftJoin(claims, eq(claims.source_id, fieldSources.id))
    .leftJoin(deciders, eq(deciders.id, claims.decided_by))
    .where(and(eq(fieldSources.startup_id, startupId), eq(fieldSources.field, field)))
    .orderBy(desc(fieldSources.id))
    .limit(maxValues);
}

/**
 * The value of each row. Where it was not recorded: the stored one for the newest, that of the first calculation of its
 * time for others, or null.
 *
 * @param rows Newest first.
 */
async function valuesOf(
  db: Queryable,
  startup: StartupRow,
  field: FactId,
  rows: readonly SourceRow[],
): Promise<unknown[]> {
  const first = rows.findLast(({ value }) => value === null);
  if (!first) return rows.map(({ value }) => value);
  const evaluated = isEvaluated(field) ? await readInputs(db, startup.id, field, wholeSecond(first.at)) : [];
  return rows.map(({ value, at }, index) => {
    if (value !== null) return value;
    const newer = rows[index - 1];
    if (!newer && startup[field] !== null) return startup[field];
    const from = wholeSecond(at);
    const found = evaluated.find(({ date }) => date >= from);
    return found && (!newer || found.date < wholeSecond(newer.at)) ? found.input : null;
  });
}

/** Calculations are dated in whole seconds. */
const wholeSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000);

function readInputs(db: Queryable, startupId: number, field: FactId, since: Date) {
  return db
    .select({ date: calculations.calculation_date, input: sql<unknown>`${calculations.inputs} -> ${field}` })
    .from(calculations)
    .where(and(eq(calculations.startup_id, startupId), gte(calculations.calculation_date, since)))
    .orderBy(asc(calculations.calculation_date), asc(calculations.id));
}

function pastFact(row: SourceRow, value: unknown, seesEvidence: boolean): PastFact {
  const { kind, as_of, at, confirmed_at, by_name, confirmed_by_name, accepted_by_name, is_automatic, ...found } = row;
  const dated = { value, kind, date: as_of ?? utcDay(at), confirmed: confirmed_at ? utcDay(confirmed_at) : null };
  if (!seesEvidence) return dated;
  const { as_of: _asOf, ...evidenced } = evidence(kind, { ...found, as_of });
  const acceptance = found.claim_id === null ? {} : { accepted_by_name, is_automatic: is_automatic === true };
  return { ...dated, ...evidenced, by_name, confirmed_by_name, at: at.toISOString(), ...acceptance };
}
