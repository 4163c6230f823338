import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { documentTexts } from './documentTexts.ts';

/** Permanently deletes a document; sources that refer to it keep their quotes. */
export const deleteDocument: Handler<'deleteDocument'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(documents)
      .where(eq(documents.id, params.id))
      .returning({ name: documents.name, hash: documents.hash });
    if (!row) throw new ApiError('NOT_FOUND');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'document',
      targetId: params.id,
      targetName: row.name,
      detail: { hash: row.hash },
      at: ctx.now(),
    });
  });
  return { message: documentTexts.deleted[ctx.locale] };
};
