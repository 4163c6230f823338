import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { at, createdAt } from './columns.ts';
import { users } from './users.ts';

/** Password links by the hash of their token, so that a copy of the database gives access to no account. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: at().notNull(),
    /** When it was used, or invalidated by another change of the password or e-mail. */
    used_at: at(),
  },
  (table) => [index('password_resets_user').on(table.user_id)],
);
