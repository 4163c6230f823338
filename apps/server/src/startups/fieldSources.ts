import type { FieldSource } from '@aval/contract';
import { factAge, utcDay } from '@aval/metrics';
import { and, desc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';
import { fieldSources } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Caller } from '../services/Caller.ts';
import type { StartupRow } from './facts.ts';

/** A source as it is sent. */
export type NewSource = Pick<FieldSource, 'kind' | 'document_id' | 'page' | 'cell' | 'quote' | 'url' | 'confidence'> & {
  as_of?: string | null;
};

export const confirmers = alias(users, 'confirmers');

/** The evidence each kind of source can have; a statement has its day, a default nothing. */
const evidenceOfKind = {
  stated: ['as_of'],
  defaulted: [],
  document: ['document_id', 'document', 'page', 'cell', 'quote', 'confidence', 'as_of'],
  url: ['url', 'quote', 'confidence', 'as_of'],
  import: ['page', 'cell', 'quote', 'url', 'confidence', 'as_of'],
} as const satisfies Record<FieldSource['kind'], readonly (keyof NewSource | 'document')[]>;

/**
 * Stores sources of values, without evidence for kinds that have none. The server sets user and time.
 *
 * @param values The values that they stand behind, by field; the whole row will do.
 * @returns The ids of the new rows by field.
 */
export async function storeSources(
  tx: Queryable,
  {
    startupId,
    sources,
    values,
    by,
    at,
  }: { startupId: number; sources: Record<string, NewSource>; values: object; by: number | null; at: Date },
): Promise<Record<string, number>> {
  const known = values as Readonly<Record<string, unknown>>;
  const rows = Object.entries(sources).map(([field, { kind, ...sent }]) => {
    const {
      document_id = null,
      page = null,
      cell = null,
      quote = null,
      url = null,
      confidence = null,
      as_of = null,
    } = evidence(kind, sent);
    const found = { document_id, page, cell, quote, url, confidence, as_of };
    return { field, startup_id: startupId, kind, value: known[field] ?? null, ...found, by, at };
  });
  if (rows.length === 0) return {};
  const stored = await tx
    .insert(fieldSources)
    .values(rows)
    .returning({ id: fieldSources.id, field: fieldSources.field });
  return Object.fromEntries(stored.map(({ id, field }) => [field, id]));
}

/**
 * The newest source of each field that has a value, with the age of the value; the sources of a cleared field stay in
 * the history only.
 *
 * @param seesEvidence Owners, administrators, and the creator while it has not changed hands, see quote, location and
 *   URL; others only kind and age.
 */
export async function readSources(
  db: Queryable,
  startup: StartupRow,
  { seesEvidence, now }: { seesEvidence: boolean; now: Date },
): Promise<Record<string, FieldSource>> {
  const rows = await db
    .selectDistinctOn([fieldSources.field], {
      ...getTableColumns(fieldSources),
      document: documents.name,
      by_name: nameOf(users),
      confirmed_by_name: nameOf(confirmers),
    })
    .from(fieldSources)
    .leftJoin(documents, and(eq(documents.id, fieldSources.document_id), eq(fieldSources.kind, 'document')))
    .leftJoin(users, eq(users.id, fieldSources.by))
    .leftJoin(confirmers, eq(confirmers.id, fieldSources.confirmed_by))
    .where(eq(fieldSources.startup_id, startup.id))
    .orderBy(fieldSources.field, desc(fieldSources.id));
  const values: Readonly<Record<string, unknown>> = { ...startup };
  const present = rows.filter(({ field }) => (values[field] ?? null) !== null);
  return Object.fromEntries(
    present.map(({ field, kind, by, by_name, at, confirmed_at, confirmed_by_name, ...kept }) => {
      const age = ageOf(field, { ...kept, kind, at, confirmed_at }, now);
      if (!seesEvidence) return [field, { kind, ...age }];
      const { as_of: _asOf, ...found } = evidence(kind, kept);
      const people = { by, by_name, confirmed_at: confirmed_at?.toISOString() ?? null, confirmed_by_name };
      const given = Object.entries({ ...found, ...people }).filter(([, value]) => value !== null);
      return [field, { kind, ...Object.fromEntries(given), at: at.toISOString(), ...age }];
    }),
  );
}

type Dated = Pick<typeof fieldSources.$inferSelect, 'kind' | 'at' | 'as_of' | 'confirmed_at'>;

/** Day and age of a value; nothing for a default, which nobody stated. */
function ageOf(field: string, { kind, at, as_of, confirmed_at }: Dated, now: Date) {
  if (kind === 'defaulted') return {};
  const stated = as_of ?? utcDay(at);
  const confirmed = confirmed_at ? utcDay(confirmed_at) : '';
  const date = confirmed > stated ? confirmed : stated;
  const { months, state } = factAge(field, date, utcDay(now));
  return { date, months, age: state };
}

export function nameOf({ first_name, last_name }: Record<'first_name' | 'last_name', SQLWrapper>) {
  return sql<string | null>`nullif(concat_ws(' ', ${first_name}, ${last_name}), '')`;
}

/** The evidence of a source that its kind can have. */
export function evidence(kind: FieldSource['kind'], said: Partial<NewSource>): Partial<NewSource> {
  const names: readonly string[] = evidenceOfKind[kind];
  return Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)));
}

/**
 * The source of each sent field: a default if and only if listed as one, otherwise the given source,
 * or else stated by the caller.
 */
export function sourcesOf(
  values: Readonly<Record<string, unknown>>,
  defaulted: readonly string[],
  named: Readonly<Record<string, NewSource>> = {},
): Record<string, NewSource> {
  const fields = Object.keys(values).filter((field) => values[field] !== null && values[field] !== undefined);
  return Object.fromEntries(
    fields.map((field): [string, NewSource] => {
      if (defaulted.includes(field)) return [field, { kind: 'defaulted' }];
      const source = named[field];
      return [field, source && source.kind !== 'defaulted' ? source : { kind: 'stated' }];
    }),
  );
}

/**
 * Only administrators may claim that a value came from a document or a page.
 *
 * @throws ApiError FORBIDDEN
 */
export function refuseForeignSources(caller: Caller, sources: Readonly<Record<string, NewSource>>): void {
  const isForeign = Object.values(sources).some(
    ({ kind }) => kind === 'document' || kind === 'url' || kind === 'import',
  );
  if (isForeign && caller.role !== 'admin') throw new ApiError('FORBIDDEN', { text: texts.foreignSource });
}
