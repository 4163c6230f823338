import { eq } from 'drizzle-orm';

import { documents } from '../db/schema/documents.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { documentData } from './documentData.ts';
import { readDocument } from './readDocument.ts';

/** Returns the extraction result of a stored document. Reads it again if it was stored without facts. */
export const openDocument: Handler<'openDocument'> = async ({ ctx, input: { params } }) => {
  const [row] = await ctx.db
    .select({
      id: documents.id,
      name: documents.name,
      size: documents.size,
      hash: documents.hash,
      text: documents.text,
      found: documents.found,
    })
    .from(documents)
    .where(eq(documents.id, params.id));
  if (!row) throw new ApiError('NOT_FOUND');
  const { id, name, size, hash, text } = row;
  const found = row.found ?? (await findAgain(ctx, id, name));
  return { name, size, data: await documentData(ctx, { id, hash, text, found, earlier: null }) };
};

async function findAgain(ctx: Context, id: number, name: string): Promise<FoundFacts> {
  const [row] = await ctx.db.select({ bytes: documents.bytes }).from(documents).where(eq(documents.id, id));
  if (!row) throw new ApiError('NOT_FOUND');
  const { found } = await readDocument(ctx, { name, bytes: row.bytes }, `user ${ctx.caller.id}`);
  await ctx.db.update(documents).set({ found }).where(eq(documents.id, id));
  return found;
}
