import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { processRuns, type RunRow } from '../db/schema/processRuns.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Services } from '../services/Services.ts';
import { performRun, type Work } from './perform.ts';
import type { Process } from './readLogs.ts';
import type { Outcome } from './Run.ts';

export interface NewRun {
  process: Process;
  kind: string;
  /** At most one run per turn is unfinished. */
  turn?: string;
  userId: number | null;
  input?: Record<string, unknown>;
  total?: number;
}

/**
 * Queues a run for one worker of one server process.
 *
 * @throws ApiError ALREADY_RUNNING when one of the same turn is unfinished.
 */
export async function startRun(services: Services, run: NewRun): Promise<RunRow> {
  const row = await services.db.transaction((tx) => insertRun(tx, run, { job_id: randomUUID(), now: services.now() }));
  await services.jobs.enqueue(row);
  return row;
}

/** Performs a run immediately while the caller waits. */
export async function runNow(services: Services, run: NewRun, work: Work): Promise<Outcome & { runId: number }> {
  const now = services.now();
  const row = await services.db.transaction((tx) => insertRun(tx, run, { job_id: null, now }));
  return { ...(await performRun(services, row, work)), runId: row.id };
}

async function insertRun(
  tx: Transaction,
  { process, kind, turn, userId, input = {}, total = 0 }: NewRun,
  { job_id, now }: { job_id: string | null; now: Date },
): Promise<RunRow> {
  const started = job_id === null ? { started_at: now, seen_at: now } : {};
  const [row] = await tx
    .insert(processRuns)
    .values({
      process,
      kind,
      turn: turn ?? null,
      user_id: userId,
      input,
      total,
      job_id,
      created_at: now,
      ...started,
    })
    .onConflictDoNothing({ target: processRuns.turn, where: sql`finished_at is null` })
    .returning();
  if (!row) throw new ApiError('ALREADY_RUNNING');
  await recordEvent(tx, {
    userId,
    action: 'start',
    targetType: 'run',
    targetId: row.id,
    detail: { process, kind },
    at: now,
  });
  return row;
}

/** Finds a run by id. */
export async function findRun(db: Services['db'], id: number): Promise<RunRow | undefined> {
  const [row] = await db.select().from(processRuns).where(eq(processRuns.id, id));
  return row;
}
