import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { at, createdAt } from './columns.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/**
 * Links mailed to an address, by the hash of their token: one confirms the address that the account has, one changes it
 * to the address, and one takes the account back to the address that it had before.
 */
export const emailLinks = pgTable(
  'email_links',
  {
    hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'confirm' | 'change' | 'take_back'>().notNull(),
    /** Where it was mailed. */
    email: text().notNull(),
    email_key: text().notNull(),
    /** The session that asked for a change, which goes on after it. */
    session_id: integer().references(() => sessions.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    expires_at: at().notNull(),
    /** When it was followed, or invalidated by something later. */
    used_at: at(),
  },
  (table) => [
    index('email_links_user').on(table.user_id),
    index('email_links_session').on(table.session_id),
    index('email_links_email')
      .on(table.email_key)
      .where(sql`${table.kind} = 'take_back'`),
  ],
);
