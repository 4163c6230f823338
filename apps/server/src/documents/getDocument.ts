import { eq } from 'drizzle-orm';

import { documents } from '../db/schema/documents.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';

/** Returns the uploaded bytes of a document as a download, so that browsers never show them as a page of this site. */
export const getDocument: Handler<'getDocument'> = async ({ ctx, input: { params } }) => {
  const [row] = await ctx.db
    .select({ name: documents.name, bytes: documents.bytes })
    .from(documents)
    .where(eq(documents.id, params.id));
  if (!row) throw new ApiError('NOT_FOUND');
  ctx.response.type('application/octet-stream');
  ctx.response.download(row.name.replaceAll(/[^\w.-]+/g, '_'));
  return row.bytes;
};
