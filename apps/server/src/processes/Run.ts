import type { LogEntry, RecalculationOutcomes } from '@aval/contract';
import { eq, sql } from 'drizzle-orm';

import type { Db, Queryable } from '../db/open.ts';
import { processLogs, processRuns, type RunFailure, type RunRow } from '../db/schema/processRuns.ts';
import { asColumns, joinWords, type Words } from './Words.ts';

/** 0 success, 1 failures or crash, 130 cancelled. */
type RunCode = 0 | 1 | 130;

export interface Outcome {
  code: RunCode;
  /** A one-sentence summary for the history. */
  summary: Words;
}

/** A running run. Its log and progress are written to the database in batches. */
export interface Run {
  id: number;
  row: RunRow;
  /** Aborted when the run is cancelled or the server stops. */
  signal: AbortSignal;
  log: (level: LogEntry['level'], message: Words) => void;
  progress: (done: number, total?: number) => void;
  /** Reports the outcomes so far. */
  tell: (outcomes: RecalculationOutcomes) => void;
  /** Records a failure and logs it, prefixed with its position. */
  fail: (failure: RunFailure, place?: string) => void;
  /** Discards failures of an earlier worker of this run, because the items are retried. */
  forget: (isTriedAgain: (failure: RunFailure) => boolean) => void;
}

export interface OpenRun extends Run {
  isCancelled: () => boolean;
  /** Writes the rest and stops writing. */
  flush: () => Promise<void>;
  abort: () => void;
}

const flushMs = 250;
const aliveMs = 2000;
/** Maximum number of failures stored with the run; all are counted and logged. */
const keptFailures = 1000;

/** Opens a run for its worker, resuming where an earlier worker stopped. */
export function openRun(db: Db, row: RunRow, now: () => Date): OpenRun {
  const controller = new AbortController();
  let failures = [...row.failures];
  let lines: (typeof processLogs.$inferInsert)[] = [];
  let { done, total, failed, outcomes } = row;
  let isChanged = true;
  let isCancelled = row.cancel_requested_at !== null;
  if (isCancelled) controller.abort();
  let writtenAt = 0;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const isDue = Date.now() - writtenAt >= aliveMs;
    if (!isChanged && lines.length === 0 && !isDue) return;
    const batch = lines;
    lines = [];
    isChanged = false;
    writtenAt = Date.now();
    const cancelledAt = await store(batch).catch((error: unknown) => {
      lines = [...batch, ...lines];
      isChanged = true;
      throw error;
    });
    if (!cancelledAt || isCancelled) return;
    isCancelled = true;
    controller.abort();
  }

  /** Writes lines and progress in one transaction; returns when the run was cancelled, if it was. */
  function store(batch: typeof lines): Promise<Date | null | undefined> {
    return db.transaction(async (tx) => {
      await storeLines(tx, batch);
      const [current] = await tx
        .update(processRuns)
        .set({ done, total, failed, failures, outcomes, seen_at: now() })
        .where(eq(processRuns.id, row.id))
        .returning({ cancelledAt: processRuns.cancel_requested_at });
      return current?.cancelledAt;
    });
  }

  const next = () => (writing = writing.catch(() => undefined).then(write));
  // The next write retries a failed one; if the last one fails, so does the run.
  const timer = setInterval(() => void next().catch(() => undefined), flushMs);
  timer.unref();

  const log: Run['log'] = (level, message) => {
    const { message: en, message_es: es } = asColumns('message', message);
    const texts = { message: en.replaceAll('\0', ''), message_es: es?.replaceAll('\0', '') };
    lines.push({ process: row.process, run_id: row.id, at: now(), level, ...texts });
  };
  return {
    id: row.id,
    row,
    signal: controller.signal,
    log,
    progress(newDone, newTotal = total) {
      done = newDone;
      total = newTotal;
      isChanged = true;
    },
    tell(newOutcomes) {
      outcomes = newOutcomes;
      isChanged = true;
    },
    fail(failure, place = '') {
      failed += 1;
      if (failures.length < keptFailures) failures.push(failure);
      isChanged = true;
      log('ERROR', joinWords([`${place}${failure.name}`, failure.reason], ': '));
    },
    forget(isTriedAgain) {
      const kept = failures.filter((failure) => !isTriedAgain(failure));
      // Failures beyond the stored ones are assumed to be of the same kind.
      failed = kept.length === failures.length ? failed : kept.length;
      failures = kept;
      isChanged = true;
    },
    isCancelled: () => isCancelled,
    abort: () => controller.abort(),
    async flush() {
      clearInterval(timer);
      isChanged = true;
      await writing.catch(() => undefined);
      await write();
    },
  };
}

async function storeLines(db: Queryable, lines: (typeof processLogs.$inferInsert)[]): Promise<void> {
  const most = 500;
  for (let start = 0; start < lines.length; start += most) {
    await db.insert(processLogs).values(lines.slice(start, start + most));
  }
}

/** The last line of every run, with the name of its turn: followers of the log wait for it. */
function lastLine({ process, turn }: RunRow, code: number): string {
  const name = turn ?? process;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} process completed with code ${code}`;
}

/** Ends a run: writes its last line and its code in one transaction. A run ends only once. */
export async function closeRun(db: Db, row: RunRow, { code, summary }: Outcome, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [closed] = await tx
      .update(processRuns)
      .set({
        code,
        ...asColumns('summary', summary),
        finished_at: at,
        started_at: sql`coalesce(started_at, ${at.toISOString()})`,
      })
      .where(sql`id = ${row.id} and finished_at is null`)
      .returning({ id: processRuns.id });
    if (!closed) return;
    const level = code === 0 ? 'INFO' : code === 130 ? 'WARNING' : 'ERROR';
    await tx
      .insert(processLogs)
      .values({ process: row.process, run_id: row.id, at, level, message: lastLine(row, code) });
  });
}
