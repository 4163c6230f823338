import type { FieldSource } from '@aval/contract';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';
import { fieldSources } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Caller } from '../services/Caller.ts';
import type { StartupRow } from './facts.ts';

export type NewSource = Omit<FieldSource, 'document' | 'by' | 'by_name' | 'at'>;

/** The evidence each kind of source can have; stated and defaulted values have none. */
const evidenceOfKind = {
  stated: [],
  defaulted: [],
  document: ['document_id', 'document', 'page', 'cell', 'quote', 'confidence'],
  url: ['url', 'quote', 'confidence'],
  import: ['page', 'cell', 'quote', 'url', 'confidence'],
} as const satisfies Record<FieldSource['kind'], readonly (keyof FieldSource)[]>;

/** Stores sources of values, without evidence for kinds that have none. The server sets user and time. */
export async function storeSources(
  tx: Queryable,
  {
    startupId,
    sources,
    by,
    at,
  }: { startupId: number; sources: Record<string, NewSource>; by: number | null; at: Date },
): Promise<void> {
  const rows = Object.entries(sources).map(([field, { kind, ...sent }]) => {
    const {
      document_id = null,
      page = null,
      cell = null,
      quote = null,
      url = null,
      confidence = null,
    } = evidence(kind, sent);
    return { field, startup_id: startupId, kind, document_id, page, cell, quote, url, confidence, by, at };
  });
  if (rows.length > 0) await tx.insert(fieldSources).values(rows);
}

/**
 * The newest source of each field that has a value; the sources of a cleared field stay in the history only.
 *
 * @param seesEvidence Owners, administrators, and the creator while it has not changed hands, see quote, location and URL; others only the kind.
 */
export async function readSources(
  db: Queryable,
  startup: StartupRow,
  seesEvidence: boolean,
): Promise<Record<string, FieldSource>> {
  const rows = await db
    .selectDistinctOn([fieldSources.field], {
      ...getTableColumns(fieldSources),
      document: documents.name,
      by_name: sql<string | null>`nullif(concat_ws(' ', ${users.first_name}, ${users.last_name}), '')`,
    })
    .from(fieldSources)
    .leftJoin(documents, and(eq(documents.id, fieldSources.document_id), eq(fieldSources.kind, 'document')))
    .leftJoin(users, eq(users.id, fieldSources.by))
    .where(eq(fieldSources.startup_id, startup.id))
    .orderBy(fieldSources.field, desc(fieldSources.id));
  const values: Readonly<Record<string, unknown>> = { ...startup };
  const present = rows.filter(({ field }) => (values[field] ?? null) !== null);
  return Object.fromEntries(
    present.map(({ field, kind, by, by_name, at, ...kept }) => {
      const given = Object.entries({ ...evidence(kind, kept), by, by_name }).filter(([, value]) => value !== null);
      return [field, seesEvidence ? { kind, ...Object.fromEntries(given), at: at.toISOString() } : { kind }];
    }),
  );
}

/** The evidence of a source that its kind can have. */
function evidence(kind: FieldSource['kind'], said: Partial<FieldSource>): Partial<FieldSource> {
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
