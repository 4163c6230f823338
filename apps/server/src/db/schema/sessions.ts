import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';
import { users } from './users.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    is_remembered: boolean().notNull(),
    user_agent: text(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: at().notNull(),
    revoked_at: at(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/** Every refresh token of a session, by hash: reuse of an old one reveals a theft. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    used_at: at(),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);
