import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

/** The startup created by a request, by its idempotency key, so that a repeated request creates no second one. */
export const startupRequests = pgTable(
  'startup_requests',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** Hash of the request body, to detect a different request under the same key. */
    body_hash: text().notNull(),
    /** Null only inside the transaction that creates the startup. */
    startup_id: integer().references(() => startups.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('startup_requests_startup').on(table.startup_id),
  ],
);
