import { and, eq } from 'drizzle-orm';

import { documents } from '../db/schema/documents.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { requireHolder } from '../startups/requireHolder.ts';

/** Returns a file of the startup as a download, so that browsers never show it as a page of this site. */
export const getProof: Handler<'getProof'> = async ({ ctx, input: { params } }) => {
  await requireHolder(ctx.db, ctx.caller, params.id);
  const [row] = await ctx.db
    .select({ name: documents.name, bytes: documents.bytes })
    .from(documents)
    .where(and(eq(documents.id, params.documentId), eq(documents.startup_id, params.id)));
  if (!row) throw new ApiError('NOT_FOUND');
  ctx.response.type('application/octet-stream');
  ctx.response.download(row.name.replaceAll(/[^\w.-]+/g, '_'));
  return row.bytes;
};
