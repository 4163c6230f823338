import type { SourceContradiction, Text } from '@aval/contract';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { at, id } from './columns.ts';
import { processRuns } from './processRuns.ts';
import { startups } from './startups.ts';

/** The pages of scraping runs, each with its result. */
export const scrapedPages = pgTable(
  'scraped_pages',
  {
    id: id(),
    run_id: integer()
      .notNull()
      .references(() => processRuns.id, { onDelete: 'cascade' }),
    /** The line of the file, from 1. */
    line: integer().notNull(),
    url: text().notNull(),
    status: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    startup_id: integer().references(() => startups.id, { onDelete: 'set null' }),
    /** Why it failed. */
    error: jsonb().$type<Text>(),
    /** The figures of the page that contradict each other; null if there are none. */
    contradictions: jsonb().$type<SourceContradiction[]>(),
    at: at(),
  },
  (table) => [
    uniqueIndex('scraped_pages_line').on(table.run_id, table.line),
    index('scraped_pages_url').using('hash', table.url),
  ],
);
