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
/** A worker that has not been heard of for so long is dead: another one takes its job. */
const heartbeatSeconds = 10;
const sweepMs = 10_000;
/** A run that took the server down so often is given up. */
const retryLimit = 3;
const jobOptions = { retryLimit, retryDelay: 0, heartbeatSeconds, expireInSeconds: 23 * 3600 };

/**
 * The queue of runs in the database: each is taken by one worker of one server process.
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
    // The queue makes its tables at its first start, which fails for the second of two that do it at once.
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

  /** A run whose job is gone never ends by itself: it goes back into the queue, or is closed with code 1. */
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
        // Nobody else has the folder: the worker that had this job is dead, its heartbeat need not run out.
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
      // A run that the stop interrupts is for the next start: taken again before, it would use up its tries.
      const takeNoMore = () => void boss.offWork(queueName, { wait: false });
      services().stopping.addEventListener('abort', takeNoMore, { once: true });
      endSchedule = await workOnSchedule(boss, services());
      timer = setInterval(() => {
        // A slow one goes on: two at once would close or send the same run twice, and `stop` waits for one.
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
