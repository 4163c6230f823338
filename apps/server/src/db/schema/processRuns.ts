import type { RecalculationOutcomes, Text } from '@aval/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** One that did not work out, kept with its run. */
export interface RunFailure {
  startupId: number | null;
  name: string;
  /** In both languages where the server has words for it. */
  reason: string | Text;
}

/** Long work: who asked for what, how far it is, how it ended. Waiting until it started, running until it finished. */
export const processRuns = pgTable(
  'process_runs',
  {
    id: id(),
    process: text().$type<'recalculation' | 'scraping' | 'cron' | 'documents'>().notNull(),
    kind: text().notNull(),
    /** Of the runs with the same turn one at a time is unfinished, across all server processes. */
    turn: text(),
    /** Its job in the queue; null for work that is done while the caller waits. */
    job_id: uuid(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null when the schedule asked for it. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    started_at: at(),
    /** When its worker was last known to live. */
    seen_at: at(),
    cancel_requested_at: at(),
    finished_at: at(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** 0 good, 1 some failed or it crashed, 130 cancelled; null until it finished. */
    code: integer(),
    summary: text().notNull().default(''),
    /** Null where Spanish says the same. */
    summary_es: text(),
    /** How many did not work out; the first of them are kept in `failures`. */
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

/** What the runs say, line by line, in the order of their ids. */
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
    /** Null where Spanish says the same. */
    message_es: text(),
  },
  (table) => [
    index('process_logs_process').on(table.process, table.id),
    index('process_logs_run').on(table.run_id, table.id),
  ],
);
