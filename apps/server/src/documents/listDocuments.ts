import { pageSize } from '@aval/contract';
import { count, desc, eq } from 'drizzle-orm';

import { documents } from '../db/schema/documents.ts';
import { startups } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import type { Handler } from '../http/Handler.ts';

/** Lists the stored documents without their bytes, newest first. */
export const listDocuments: Handler<'listDocuments'> = async ({ ctx, input: { query } }) => {
  const [counted] = await ctx.db.select({ total: count() }).from(documents);
  const rows = await ctx.db
    .select({
      id: documents.id,
      name: documents.name,
      size: documents.size,
      hash: documents.hash,
      owner: { id: users.id, first_name: users.first_name, last_name: users.last_name },
      startup: { id: startups.id, name: startups.name },
      created_at: documents.created_at,
    })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.user_id))
    .leftJoin(startups, eq(startups.id, documents.startup_id))
    .orderBy(desc(documents.created_at), desc(documents.id))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize);
  return {
    documents: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    page: query.page,
    pages: Math.ceil((counted?.total ?? 0) / pageSize),
  };
};
