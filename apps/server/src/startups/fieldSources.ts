import type { FieldSource } from '@aval/contract';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';
import { fieldSources } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { CallError } from '../http/CallError.ts';
import { texts } from '../http/texts.ts';
import type { StartupRow } from './facts.ts';

export type NewSource = Omit<FieldSource, 'document' | 'by' | 'by_name' | 'at'>;

/** Adds where values came from. Who and when are the server's to say. */
export async function storeSources(
  tx: Queryable,
  {
    startupId,
    sources,
    by,
    at,
  }: { startupId: number; sources: Record<string, NewSource>; by: number | null; at: Date },
): Promise<void> {
  const rows = Object.entries(sources).map(([field, source]) => ({
    field,
    startup_id: startupId,
    kind: source.kind,
    document_id: source.document_id ?? null,
    page: source.page ?? null,
    cell: source.cell ?? null,
    quote: source.quote ?? null,
    url: source.url ?? null,
    confidence: source.confidence ?? null,
    by,
    at,
  }));
  if (rows.length > 0) await tx.insert(fieldSources).values(rows);
}

/**
 * The newest source of each field that has a value: one that was emptied keeps its sources in the history alone.
 *
 * @param seesEvidence Owners, creator and administrators see quote, place and address; everyone else the kind alone.
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
    .leftJoin(documents, eq(documents.id, fieldSources.document_id))
    .leftJoin(users, eq(users.id, fieldSources.by))
    .where(eq(fieldSources.startup_id, startup.id))
    .orderBy(fieldSources.field, desc(fieldSources.id));
  const values: Readonly<Record<string, unknown>> = { ...startup };
  const present = rows.filter(({ field }) => (values[field] ?? null) !== null);
  return Object.fromEntries(
    present.map(({ field, id: _id, startup_id: _startup, kind, at, ...evidence }) => {
      const given = Object.fromEntries(Object.entries(evidence).filter(([, value]) => value !== null));
      return [field, seesEvidence ? { kind, ...given, at: at.toISOString() } : { kind }];
    }),
  );
}

/** The source of each field that was sent: as stated by the caller, listed as a default, or named with it. */
export function sourcesOf(
  values: Readonly<Record<string, unknown>>,
  defaulted: readonly string[],
  named: Readonly<Record<string, NewSource>> = {},
): Record<string, NewSource> {
  const fields = Object.keys(values).filter((field) => values[field] !== null && values[field] !== undefined);
  return Object.fromEntries(
    fields.map((field): [string, NewSource] => {
      if (defaulted.includes(field)) return [field, { kind: 'defaulted' }];
      return [field, named[field] ?? { kind: 'stated' }];
    }),
  );
}

/**
 * Provenance is not the client's to claim: only an administrator may say that a value came from a document or a page.
 *
 * @throws CallError FORBIDDEN
 */
export function refuseForeignSources(caller: Caller, sources: Readonly<Record<string, NewSource>>): void {
  const isForeign = Object.values(sources).some(
    ({ kind }) => kind === 'document' || kind === 'url' || kind === 'import',
  );
  if (isForeign && caller.role !== 'admin') throw new CallError('FORBIDDEN', { text: texts.foreignSource });
}
