import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

export type PublicationState = 'published' | 'waiting' | 'refused' | 'withdrawn';

/**
 * Each time that somebody other than an administrator made a startup public or asked for it. While a row waits for
 * review, its startup is private.
 */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<PublicationState>().notNull(),
    created_at: createdAt(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: at(),
    /** Why it was refused. */
    reason: text(),
  },
  (table) => [
    index('publications_user').on(table.user_id, table.created_at),
    uniqueIndex('publications_waiting')
      .on(table.startup_id)
      .where(sql`state = 'waiting'`),
    index('publications_startup').on(table.startup_id),
    index('publications_decided_by').on(table.decided_by),
  ],
);
