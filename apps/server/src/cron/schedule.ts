import { createHash } from 'node:crypto';

import { Cron } from 'croner';
import type { PgBoss } from 'pg-boss';

import { loggableError } from '../errors/loggableError.ts';
import { StartError } from '../errors/startError.ts';
import type { Services } from '../services/Services.ts';
import { cronTick } from './cronTick.ts';

const queueName = 'cron';
const lookMs = 5000;
/** Grace period after the scheduled time, so that a restart at that moment does not skip the run. */
const dueMs = 60_000;

/**
 * Creates the queue for scheduled runs.
 *
 * The schedules of pg-boss are not used: when clocks change they skip one night and run another twice.
 *
 * @throws StartError when the configured cron expression is invalid.
 */
export async function prepareSchedule(boss: PgBoss, { env, now }: Services): Promise<void> {
  try {
    nextExecution({ env }, now());
  } catch (error) {
    throw new StartError(
      `AVAL_CRON_SCHEDULE is no schedule: ${env.AVAL_CRON_SCHEDULE} (${error instanceof Error ? error.message : String(error)}). Write five fields, such as 0 3 * * * for every night at three.`,
    );
  }
  await boss.createQueue(queueName, { policy: 'standard', retryLimit: 0, expireInSeconds: 600 });
  // Earlier versions created one.
  await boss.unschedule(queueName);
}

/**
 * Starts scheduled runs from now on.
 *
 * @returns A function that stops it.
 */
export async function workOnSchedule(boss: PgBoss, services: Services): Promise<() => void> {
  const workerId = await boss.work(queueName, { pollingIntervalSeconds: 5 }, () => cronTick(services));
  let latest: Date | null = null;

  async function look(): Promise<void> {
    const time = dueExecution(services, services.now());
    if (time === null || time.getTime() === latest?.getTime()) return;
    await boss.send(queueName, null, { id: jobIdOf(time) });
    boss.notifyWorker(workerId);
    latest = time;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      services.log.error({ err: loggableError(error) }, 'Looking at the schedule failed');
    });
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The job id of a scheduled time. The queue accepts each id once, so several processes create only one job. */
function jobIdOf(time: Date): string {
  const hash = createHash('sha256').update(`cron ${time.toISOString()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The scheduled time within the last minute, or null. */
export function dueExecution(configuration: Pick<Services, 'env'>, now: Date): Date | null {
  const time = nextExecution(configuration, new Date(now.getTime() - dueMs));
  return time && time <= now ? time : null;
}

/**
 * The next scheduled time after a moment, in local wall-clock time. A time that the clock change skips runs when
 * the clocks move; a time that occurs twice runs twice only for hourly schedules.
 *
 * @throws Error when the configured cron expression is invalid.
 */
export function nextExecution({ env }: Pick<Services, 'env'>, from: Date): Date | null {
  return new Cron(env.AVAL_CRON_SCHEDULE, { timezone: env.AVAL_CRON_ZONE, mode: '5-part' }).nextRun(from);
}
