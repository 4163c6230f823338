import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

/** Which startup a request made, by the key that its sender gave it, so that the same request again makes no second one. */
export const startupRequests = pgTable(
  'startup_requests',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** What the request said, to tell it from another one under the same key. */
    body_hash: text().notNull(),
    /** Empty only inside the transaction that makes the startup. */
    startup_id: integer().references(() => startups.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('startup_requests_startup').on(table.startup_id),
  ],
);
