import { sql } from 'drizzle-orm';

import { userView } from '../accounts/userView.ts';
import { users } from '../db/schema/users.ts';
import type { Handler } from '../http/Handler.ts';

export const listUsers: Handler<'listUsers'> = async ({ ctx, input: { query } }) => {
  const pattern = `%${(query.q ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const searched = sql`f_unaccent(lower(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email}))`;
  const rows = await ctx.db
    .select()
    .from(users)
    .where(sql`${searched} like f_unaccent(lower(${pattern}))`)
    .orderBy(sql`f_unaccent(lower(${users.last_name}))`, sql`f_unaccent(lower(${users.first_name}))`, users.id);
  return { users: rows.map((row) => userView(row, ctx.locale)) };
};
