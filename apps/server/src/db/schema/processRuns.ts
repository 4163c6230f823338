import type { RecalculationOutcomes, Text } from '@aval/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** A failed item, stored with its run. */
export interface RunFailure {
  startupId: number | null;
  name: string;
  /** In both languages where the server has a translation. */
  reason: string | Text;
}

/** Background runs: requester, progress and result. Waiting until started, running until finished. */
export const processRuns = pgTable(
  'process_runs',
  {
    id: id(),
    process: text().$type<'recalculation' | 'scraping' | 'cron' | 'documents'>().notNull(),
    kind: text().notNull(),
    /** At most one run per turn is unfinished, across all server processes. */
    turn: text(),
    /** Its job in the queue; null for work done while the caller waits. */
    job_id: uuid(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null when the schedule started it. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    started_at: at(),
    /** Last heartbeat of its worker. */
    seen_at: at(),
    cancel_requested_at: at(),
    finished_at: at(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** 0 success, 1 failures or crash, 130 cancelled; null until it finished. */
    code: integer(),
    summary: text().notNull().default(''),
    /** Null when equal to the English text. */
    summary_es: text(),
    /** Number of failures; the first ones are stored in `failures`. */
    failed: integer().notNull().default(0),
    /** Of a recalculation of startups. */
    outcomes: jsonb().$type<RecalculationOutcomes>(),
    failures: jsonb()
      .$type<RunFailure[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    index('process_runs_process').on(table.process, table.id),
    uniqueIndex('process_runs_turn')
      .on(table.turn)
      .where(sql`finished_at is null`),
  ],
);

/** A run as it is stored. */
export type RunRow = typeof processRuns.$inferSelect;

/** Log lines of the runs, in the order of their ids. */
export const processLogs = pgTable(
  'process_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    process: text().$type<RunRow['process']>().notNull(),
    run_id: integer()
      .notNull()
      .references(() => processRuns.id, { onDelete: 'cascade' }),
    at: createdAt(),
    level: text().$type<'INFO' | 'WARNING' | 'ERROR'>().notNull(),
    message: text().notNull(),
    /** Null when equal to the English text. */
    message_es: text(),
  },
  (table) => [
    index('process_logs_process').on(table.process, table.id),
    index('process_logs_run').on(table.run_id, table.id),
  ],
);
