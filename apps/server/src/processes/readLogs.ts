import type { Locale, LogEntry } from '@aval/contract';
import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { processLogs, processRuns } from '../db/schema/processRuns.ts';
import { fromColumns } from './Words.ts';

export type Process = (typeof processRuns.$inferSelect)['process'];

/** Selects log lines of a process, of a run, or of all runs of a turn. */
export type LogSource = { process: Process } | { runId: number } | { turn: string };

export interface LogLine extends LogEntry {
  id: number;
  runId: number;
}

/** The newest lines of a source in a language, oldest first; with `after`, only later ones. */
export async function readLogs(
  db: Queryable,
  source: LogSource,
  { limit, locale, after = 0 }: { limit: number; locale: Locale; after?: number },
): Promise<LogLine[]> {
  const rows = await db
    .select()
    .from(processLogs)
    .where(and(conditionOf(db, source), gt(processLogs.id, after)))
    .orderBy(after > 0 ? processLogs.id : desc(processLogs.id))
    .limit(limit);
  if (after === 0) rows.reverse();
  return rows.map(({ id, run_id, at, level, message, message_es }) => ({
    id,
    runId: run_id,
    timestamp: at.toISOString(),
    level,
    message: fromColumns(message, message_es, locale),
  }));
}

function conditionOf(db: Queryable, source: LogSource): SQL {
  if ('process' in source) return eq(processLogs.process, source.process);
  if ('runId' in source) return eq(processLogs.run_id, source.runId);
  const runs = db.select({ id: processRuns.id }).from(processRuns).where(eq(processRuns.turn, source.turn));
  return inArray(processLogs.run_id, runs);
}

/** A line in the format of the contract. */
export function entryOf({ timestamp, level, message }: LogLine): LogEntry {
  return { timestamp, level, message };
}
