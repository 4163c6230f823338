import { capitalFacts, fieldLabel, financialPath, type SameDocument, startupField } from '@aval/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';
import { startups } from '../db/schema/startups.ts';
import type { Fact } from '../extraction/extractFacts.ts';
import type { FinancialFigure } from '../extraction/FinancialFigure.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import type { Context } from '../http/Context.ts';
import type { ResponseBody } from '../http/Handler.ts';
import { doubtText } from './doubtText.ts';
import { omittedIn, omittedTexts } from './omittedTexts.ts';

interface Kept {
  id: number;
  hash: string;
  text: string;
  found: FoundFacts;
  /** The same file if it was read before and no startup was created from it. */
  earlier: SameDocument | null;
}

type DocumentData = ResponseBody<'processDocument'>['data'];

/** Returns the extraction result for a client, in the caller's language, with the earlier use of the same file. */
export async function documentData(ctx: Context, { id, hash, text, found, earlier }: Kept): Promise<DocumentData> {
  return {
    document_id: id,
    text,
    aiLog: found.log[ctx.locale],
    fields: [
      ...found.facts.map((fact) => asField(ctx, fact, id)),
      ...(found.financials ?? []).map((figure) => financialField(ctx, figure, id)),
      ...(found.unmapped ?? []).map((line) => ({ ...line, confidence: null, document_id: id })),
    ],
    omitted: (found.omitted ?? []).map((one) => omittedIn(ctx.locale, omittedTexts(one, ctx.masterData))),
    same_as: (await usedDocument(ctx.db, hash)) ?? earlier,
    ...(found.warning && { warning: found.warning[ctx.locale] }),
  };
}

/** Returns a fact under the label of its field; numbers are unformatted, choices are ids. */
function asField(
  ctx: Context,
  { field, value, confidence, page, cell, quote, doubt }: Fact,
  documentId: number,
): DocumentData['fields'][number] {
  const { label, mappingLabel = label } = startupField(field);
  return {
    name: mappingLabel[ctx.locale],
    value: String(value),
    confidence,
    document_id: documentId,
    ...(page === null ? {} : { page }),
    ...(cell === null ? {} : { cell }),
    quote,
    ...(doubt && { doubt: doubtText(doubt, field, ctx.masterData)[ctx.locale] }),
  };
}

/** Returns a figure of the financial history under its own name and path. */
function financialField(
  ctx: Context,
  { fact, value, ...rest }: FinancialFigure,
  documentId: number,
): DocumentData['fields'][number] {
  const name =
    fact.id === 'cash_in_bank'
      ? capitalFacts.cash_in_bank.label[ctx.locale]
      : `${fieldLabel('revenue')[ctx.locale]} ${fact.year}`;
  return { name, value: String(value), document_id: documentId, path: financialPath(fact), ...rest };
}

/** Returns the newest document with this hash from which a startup was created; it may be the current one. */
async function usedDocument(db: Queryable, hash: string): Promise<SameDocument | null> {
  const [used] = await db
    .select({ created_at: documents.created_at, startup: { id: startups.id, name: startups.name } })
    .from(documents)
    .innerJoin(startups, and(eq(startups.id, documents.startup_id), isNull(startups.deleted_at)))
    .where(eq(documents.hash, hash))
    .orderBy(desc(documents.id))
    .limit(1);
  return used ? { ...used, created_at: used.created_at.toISOString() } : null;
}
