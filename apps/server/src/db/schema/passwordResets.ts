import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { at, createdAt } from './columns.ts';
import { users } from './users.ts';

/** Links to set a new password, by the hash of their token: a copy of the database opens no account. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: at().notNull(),
    /** When it was used, or became void by another change of the password or the e-mail. */
    used_at: at(),
  },
  (table) => [index('password_resets_user').on(table.user_id)],
);
