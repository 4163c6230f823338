import { createHash } from 'node:crypto';

import { message, type SameDocument } from '@aval/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { documentData } from './documentData.ts';
import { documentTexts } from './documentTexts.ts';
import { readDocument } from './readDocument.ts';

/** Reads a document and stores it with its text and the facts in it, each with its location. */
export const processDocument: Handler<'processDocument'> = async ({ ctx }) => {
  const { file } = ctx;
  if (!file) throw new ApiError('VALIDATION_FAILED', { text: message('fileRequired') });
  const read = await readDocument(ctx, file, `user ${ctx.caller.id}`);
  const kept = await store(ctx, file, read);
  return {
    data: await documentData(ctx, { ...read, ...kept }),
    message: documentTexts.processed[ctx.locale],
  };
};

/** Stores a document; updates the existing row if the same file is stored and no startup was created from it. */
async function store(
  ctx: Context,
  { name, bytes }: UploadedFile,
  { text, found }: { text: string; found: FoundFacts },
): Promise<{ id: number; hash: string; earlier: SameDocument | null }> {
  const at = ctx.now();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const reading = { name, text, found, user_id: ctx.caller.id, created_at: at };
  return ctx.db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: documents.id, created_at: documents.created_at })
      .from(documents)
      .where(and(eq(documents.hash, hash), isNull(documents.startup_id)))
      .orderBy(desc(documents.id))
      .limit(1)
      .for('update');
    const [row] = same
      ? await tx.update(documents).set(reading).where(eq(documents.id, same.id)).returning({ id: documents.id })
      : await tx
          .insert(documents)
          .values({ ...reading, size: bytes.length, hash, bytes })
          .returning({ id: documents.id });
    if (!row) throw new Error('The document was not stored');
    const action = same ? 'update' : 'create';
    await recordEvent(tx, { userId: ctx.caller.id, action, targetType: 'document', targetId: row.id, at });
    const earlier = same ? { created_at: same.created_at.toISOString(), startup: null } : null;
    return { id: row.id, hash, earlier };
  });
}
