import { createHash } from 'node:crypto';

import type { PgBoss } from 'pg-boss';

import { loggableError } from '../http/loggableError.ts';
import type { Services } from '../services.ts';
import { StartError } from '../startError.ts';
import { cronTick } from './cronTick.ts';
import { wallClock } from './wallClock.ts';

const queueName = 'cron';
const lookMs = 5000;
/** So long after its time the schedule still starts: a server that was restarted just then has missed nothing. */
const dueMs = 60_000;
/** How far back lies a time at most that the clocks left out and that comes later instead. */
const movedMs = 3 * 3_600_000;

/**
 * Makes the queue that the schedule of the configuration feeds.
 *
 * The queue's own schedules are not used: of the nights in which clocks change they leave one out and count one twice.
 *
 * @throws StartError when the expression of the configuration is none.
 */
export async function prepareSchedule(boss: PgBoss, { env, now }: Services): Promise<void> {
  try {
    nextExecution(boss, { env }, now());
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
    const time = dueExecution(boss, services, services.now());
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
export function dueExecution(boss: PgBoss, configuration: Pick<Services, 'env'>, now: Date): Date | null {
  const time = nextExecution(boss, configuration, new Date(now.getTime() - dueMs));
  return time && time <= now ? time : null;
}

/**
 * When the schedule comes next after a moment. It says times of the clocks on the wall: one that they leave out comes as
 * much later, and one that they show twice comes the first time.
 */
export function nextExecution(boss: PgBoss, { env }: Pick<Services, 'env'>, from: Date): Date | null {
  const clock = wallClock(env.AVAL_CRON_ZONE);
  const earlier = new Date(from.getTime() - movedMs);
  const isSteady = clock.at(from).getTime() - clock.at(earlier).getTime() === movedMs;
  let shown = clock.at(isSteady ? from : earlier);
  for (;;) {
    const [next] = boss.previewSchedule(env.AVAL_CRON_SCHEDULE, { tz: 'UTC', from: shown, count: 1 });
    if (!next) return null;
    const moment = clock.momentOf(next);
    if (moment > from) return moment;
    shown = next;
  }
}
