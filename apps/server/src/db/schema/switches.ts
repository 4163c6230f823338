import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Switches that administrators set for all server processes. A missing row means on. */
export const switches = pgTable('switches', {
  name: text().$type<'cron'>().primaryKey(),
  is_on: boolean().notNull(),
  changed_at: createdAt(),
  changed_by: integer().references(() => users.id, { onDelete: 'set null' }),
});
