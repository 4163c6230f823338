import { asc, eq, isNull, and } from 'drizzle-orm';

import { publications } from '../db/schema/publications.ts';
import { startups } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import type { Handler } from '../http/Handler.ts';

/** At most this many are listed; the next ones follow once these are decided. */
const most = 200;

/** The startups that wait to become public, longest waiting first. */
export const listPublications: Handler<'listPublications'> = async ({ ctx }) => {
  const isOpen = and(eq(publications.state, 'waiting'), isNull(startups.deleted_at));
  const rows = await ctx.db
    .select({
      id: publications.id,
      created_at: publications.created_at,
      startup: { id: startups.id, name: startups.name, description: startups.description },
      user: { id: users.id, first_name: users.first_name, last_name: users.last_name },
    })
    .from(publications)
    .innerJoin(startups, eq(startups.id, publications.startup_id))
    .leftJoin(users, eq(users.id, publications.user_id))
    .where(isOpen)
    .orderBy(asc(publications.created_at), asc(publications.id))
    .limit(most);
  return {
    publications: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
  };
};
