import { createHash } from 'node:crypto';

import { isStartupFieldId, message, startupField } from '@aval/contract';
import { and, eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import { documentTexts } from '../documents/documentTexts.ts';
import { readDocument } from '../documents/readDocument.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { requireHolder } from '../startups/requireHolder.ts';

/** Reads a file of an owner, stores it with the startup, and offers the facts in it that the evaluation reads. */
export const uploadProof: Handler<'uploadProof'> = async ({ ctx, input: { params } }) => {
  await requireHolder(ctx.db, ctx.caller, params.id);
  const { file } = ctx;
  if (!file) throw new ApiError('VALIDATION_FAILED', { text: message('fileRequired') });
  const { text, found } = await readDocument(ctx, file, `user ${ctx.caller.id}`);
  const document_id = await store(ctx, params.id, file, { text, found });
  const facts = found.facts.flatMap(({ field, value, page, cell, quote, confidence }) =>
    isStartupFieldId(field) && startupField(field).evaluated && typeof value === 'number'
      ? [{ field, value, page: page ?? null, cell: cell ?? null, quote, confidence }]
      : [],
  );
  const warning = found.warning?.[ctx.locale] ?? null;
  return { document_id, document: file.name, facts, warning, message: documentTexts.processed[ctx.locale] };
};

/** The same file of the same person for the same startup is stored once. */
async function store(
  ctx: Context,
  startup_id: number,
  { name, bytes }: UploadedFile,
  { text, found }: { text: string; found: FoundFacts },
): Promise<number> {
  const at = ctx.now();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const own = { user_id: ctx.caller.id, startup_id };
  return ctx.db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(eq(documents.hash, hash), eq(documents.user_id, own.user_id), eq(documents.startup_id, own.startup_id)),
      )
      .limit(1);
    if (same) return same.id;
    const [row] = await tx
      .insert(documents)
      .values({ name, size: bytes.length, hash, bytes, text, found, ...own, created_at: at })
      .returning({ id: documents.id });
    if (!row) throw new Error('The document was not stored');
    await recordEvent(tx, { userId: ctx.caller.id, action: 'create', targetType: 'document', targetId: row.id, at });
    return row.id;
  });
}
