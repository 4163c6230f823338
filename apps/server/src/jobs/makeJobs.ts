import { eq, isNull } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';

import { prepareSchedule, workOnSchedule } from '../cron/schedule.ts';
import { oneProcess } from '../db/oneProcess.ts';
import type { Database } from '../db/open.ts';
import { processRuns, type RunRow } from '../db/schema/processRuns.ts';
import { loggableError } from '../errors/loggableError.ts';
import { performRun, RunInterrupted, type Work } from '../processes/perform.ts';
import { processTexts } from '../processes/processTexts.ts';
import { closeRun } from '../processes/Run.ts';
import type { Jobs } from '../services/Jobs.ts';
import type { Services } from '../services/Services.ts';
import { bossDatabase } from './bossDatabase.ts';

const queueName = 'runs';
const startKey = 4_157_224_104;
/** A worker without a heartbeat for this long is considered dead, and another one takes its job. */
const heartbeatSeconds = 10;
const sweepMs = 10_000;
/** A run that crashed the server this often is abandoned. */
const retryLimit = 3;
const jobOptions = { retryLimit, retryDelay: 0, heartbeatSeconds, expireInSeconds: 23 * 3600 };

/**
 * The database queue of runs: each is taken by one worker of one server process.
 *
 * @param works What each kind of run does, by process and kind.
 */
export function makeJobs(database: Database, works: Readonly<Record<string, Work>>, services: () => Services): Jobs {
  let opening: Promise<PgBoss> | undefined;
  let workerId: string | null = null;
  let sweeping: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let endSchedule: (() => void) | undefined;

  async function open(): Promise<PgBoss> {
    const { log } = services();
    const boss = new PgBoss({
      db: bossDatabase(database.pool),
      backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
      supervise: true,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
    });
    boss.on('error', (error) => log.error({ err: loggableError(error) }, 'The job queue failed'));
    // The queue creates its tables on its first start, which fails when two processes do it concurrently.
    await oneProcess(database, startKey, async () => {
      await boss.start();
      await boss.createQueue(queueName, { policy: 'standard', ...jobOptions });
      await prepareSchedule(boss, services());
    });
    return boss;
  }

  const queue = () => (opening ??= open());

  async function take(runId: number): Promise<void> {
    const { db } = services();
    const [row] = await db.select().from(processRuns).where(eq(processRuns.id, runId));
    if (!row || row.finished_at) return;
    const work = works[`${row.process} ${row.kind}`];
    if (!work) {
      await closeRun(db, row, { code: 1, summary: processTexts.unknownWork }, now());
      return;
    }
    const [begun] = await db
      .update(processRuns)
      .set({ started_at: row.started_at ?? now(), seen_at: now() })
      .where(eq(processRuns.id, runId))
      .returning();
    if (begun) await performRun(services(), begun, work);
  }

  const now = () => services().now();

  /** Requeues runs whose job is missing, because they would never end, or closes them with code 1. */
  async function sweep(boss: PgBoss, isFirst: boolean): Promise<void> {
    const { db } = services();
    const unfinished = await db.select().from(processRuns).where(isNull(processRuns.finished_at));
    for (const row of unfinished) {
      if (row.job_id === null) {
        if (isDead(row, isFirst)) await closeRun(db, row, stopped, now());
        continue;
      }
      const [job] = await boss.findJobs<{ runId: number }>(queueName, { id: row.job_id });
      if (!job && row.started_at === null) await enqueue(row);
      else if (!job || job.state === 'failed' || job.state === 'cancelled' || job.state === 'completed') {
        await closeRun(db, row, stopped, now());
      } else if (isFirst && job.state === 'active' && database.engine === 'embedded') {
        // No other process holds the folder, so the worker of this job is dead; no need to wait for its heartbeat.
        await boss.fail(queueName, row.job_id, { reason: 'The server stopped' });
      }
    }
  }

  function isDead(row: RunRow, isFirst: boolean): boolean {
    const silentMs = now().getTime() - (row.seen_at ?? row.created_at).getTime();
    return (isFirst && database.engine === 'embedded') || silentMs > 3 * heartbeatSeconds * 1000;
  }

  async function enqueue(row: RunRow): Promise<void> {
    if (row.job_id === null) throw new RangeError('enqueue: a run without a job is done by its caller.');
    const boss = await queue();
    await boss.send(queueName, { runId: row.id }, { id: row.job_id, ...jobOptions });
    if (workerId !== null) boss.notifyWorker(workerId);
  }

  return {
    queue,
    enqueue,
    isWorking: () => workerId !== null,
    async start() {
      const boss = await queue();
      await sweep(boss, true);
      const options = { pollingIntervalSeconds: 2, batchSize: 1, localConcurrency: 4 };
      workerId = await boss.work<{ runId: number }>(queueName, options, async ([job]) => {
        if (job) await take(job.data.runId).catch(logUnlessInterrupted);
      });
      // A run interrupted by the stop belongs to the next start; taking it again before would use up its retries.
      const takeNoMore = () => void boss.offWork(queueName, { wait: false });
      services().stopping.addEventListener('abort', takeNoMore, { once: true });
      endSchedule = await workOnSchedule(boss, services());
      timer = setInterval(() => {
        // Sweeps must not overlap, or the same run would be closed or queued twice; `stop` waits for the current one.
        sweeping ??= sweep(boss, false)
          .catch((error: unknown) => {
            services().log.error({ err: loggableError(error) }, 'Looking for lost runs failed');
          })
          .finally(() => {
            sweeping = null;
          });
      }, sweepMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      endSchedule?.();
      await sweeping;
      const boss = await opening;
      await boss?.stop({ graceful: true, close: false, timeout: 8000 });
      workerId = null;
      opening = undefined;
    },
  };

  function logUnlessInterrupted(error: unknown): never {
    if (!(error instanceof RunInterrupted)) services().log.error({ err: loggableError(error) }, 'A job failed');
    throw error;
  }
}

const stopped = { code: 1 as const, summary: processTexts.interrupted };
