import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

export const portfolios = pgTable(
  'portfolios',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [uniqueIndex('portfolios_user_name').on(table.user_id, sql`lower(${table.name})`)],
);

export const portfolioStartups = pgTable(
  'portfolio_startups',
  {
    portfolio_id: integer()
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolio_id, table.startup_id] }),
    index('portfolio_startups_startup').on(table.startup_id),
  ],
);
