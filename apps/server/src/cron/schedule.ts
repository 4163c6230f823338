import { createHash } from 'node:crypto';

import { Cron } from 'croner';
import type { PgBoss } from 'pg-boss';

import { loggableError } from '../errors/loggableError.ts';
import { StartError } from '../errors/startError.ts';
import type { Services } from '../services/Services.ts';
import { cronTick } from './cronTick.ts';

const queueName = 'cron';
const lookMs = 5000;
/** So long after its time the schedule still starts: a server that was restarted just then has missed nothing. */
const dueMs = 60_000;

/**
 * Makes the queue that the schedule of the configuration feeds.
 *
 * The queue's own schedules are not used: of the nights in which clocks change they leave one out and count one twice.
 *
 * @throws StartError when the expression of the configuration is none.
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
  // Earlier versions left one there.
  await boss.unschedule(queueName);
}

/**
 * Starts what the schedule says, from now on.
 *
 * @returns What ends it.
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

/** One job for each time, whatever the number of processes: the queue takes an id once. */
function jobIdOf(time: Date): string {
  const hash = createHash('sha256').update(`cron ${time.toISOString()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The time of the schedule that has just come; null when none has within a minute. */
export function dueExecution(configuration: Pick<Services, 'env'>, now: Date): Date | null {
  const time = nextExecution(configuration, new Date(now.getTime() - dueMs));
  return time && time <= now ? time : null;
}

/**
 * When the schedule comes next after a moment. It says times of the clocks on the wall: one that they leave out comes when
 * they are moved, and of one that they show twice only what is due every hour comes twice.
 *
 * @throws Error when the expression of the configuration is none.
 */
export function nextExecution({ env }: Pick<Services, 'env'>, from: Date): Date | null {
  return new Cron(env.AVAL_CRON_SCHEDULE, { timezone: env.AVAL_CRON_ZONE, mode: '5-part' }).nextRun(from);
}
