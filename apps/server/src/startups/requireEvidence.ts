import { fieldLabel, fill, type Text } from '@aval/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';
import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { ApiError } from '../http/ApiError.ts';
import { holdsQuote } from '../sources/holdsQuote.ts';
import type { NewSource } from './fieldSources.ts';

const evidenceTexts = {
  unknownDocument: {
    en: 'The document named as a source of {field} does not exist',
    es: 'El documento indicado como fuente de {field} no existe',
  },
  unknownPage: {
    en: 'The page named as a source of {field} was never read',
    es: 'La página indicada como fuente de {field} nunca se ha leído',
  },
  foreignQuote: {
    en: 'The quote given for {field} does not stand in its document',
    es: 'La cita indicada para {field} no aparece en su documento',
  },
} as const satisfies Record<string, Text>;

/**
 * Checks the given source of a value: the document exists and contains the quote, or the page was read.
 *
 * @throws ApiError VALIDATION_FAILED
 */
export async function requireEvidence(db: Queryable, sources: Readonly<Record<string, NewSource>>): Promise<void> {
  const texts = await textsOf(db, documentIdsIn(sources));
  const read = await pagesRead(db, sources);
  for (const [field, { kind, document_id, quote, url }] of Object.entries(sources)) {
    if (kind === 'document') {
      const text = texts.get(document_id ?? 0);
      if (text === undefined) refuse(field, evidenceTexts.unknownDocument);
      else if (quote && !holdsQuote(text, quote)) refuse(field, evidenceTexts.foreignQuote);
    }
    if (kind === 'url' && !read.has(url ?? '')) refuse(field, evidenceTexts.unknownPage);
  }
}

/** Attaches the documents that a startup was created from. */
export async function attachDocuments(
  tx: Queryable,
  startupId: number,
  sources: Readonly<Record<string, NewSource>>,
): Promise<void> {
  const ids = documentIdsIn(sources);
  if (ids.length === 0) return;
  await tx
    .update(documents)
    .set({ startup_id: startupId })
    .where(and(inArray(documents.id, ids), isNull(documents.startup_id)));
}

function documentIdsIn(sources: Readonly<Record<string, NewSource>>): number[] {
  const ids = Object.values(sources).flatMap(({ kind, document_id }) =>
    kind === 'document' && document_id ? [document_id] : [],
  );
  return [...new Set(ids)];
}

async function textsOf(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documents.id, text: documents.text })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

async function pagesRead(db: Queryable, sources: Readonly<Record<string, NewSource>>): Promise<Set<string>> {
  const urls = Object.values(sources).flatMap(({ kind, url }) => (kind === 'url' && url ? [url] : []));
  if (urls.length === 0) return new Set();
  const rows = await db
    .selectDistinctOn([scrapedPages.url], { url: scrapedPages.url })
    .from(scrapedPages)
    .where(and(inArray(scrapedPages.url, urls), eq(scrapedPages.status, 'done')));
  return new Set(rows.map(({ url }) => url));
}

function refuse(field: string, text: Text): never {
  const filled = fill(text, { field: fieldLabel(field) });
  throw new ApiError('VALIDATION_FAILED', {
    text: filled,
    issues: [{ path: `field_sources.${field}`, message: filled }],
  });
}
