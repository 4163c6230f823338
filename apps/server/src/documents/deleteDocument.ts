import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import { CallError } from '../http/CallError.ts';
import type { Verb } from '../http/Verb.ts';
import { documentTexts } from './documentTexts.ts';

/** Removes a document for good; the sources that name it keep their quotes. */
export const deleteDocument: Verb<'deleteDocument'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(documents)
      .where(eq(documents.id, params.id))
      .returning({ name: documents.name, hash: documents.hash });
    if (!row) throw new CallError('NOT_FOUND');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'document',
      targetId: params.id,
      detail: row,
      at: ctx.now(),
    });
  });
  return { message: documentTexts.deleted[ctx.locale] };
};
