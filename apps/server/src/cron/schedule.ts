import type { PgBoss } from 'pg-boss';

import type { Services } from '../services.ts';
import { StartError } from '../startError.ts';
import { isCronOn } from './cronSwitch.ts';
import { cronTick } from './cronTick.ts';

const queueName = 'cron';

/** Makes the queue that the schedule of the configuration feeds; one job for each time, whatever the number of processes. */
export async function prepareSchedule(boss: PgBoss, services: Services): Promise<void> {
  await boss.createQueue(queueName, { policy: 'standard', retryLimit: 0, expireInSeconds: 600 });
  await applySchedule(boss, services);
}

export async function workOnSchedule(boss: PgBoss, services: Services): Promise<void> {
  await boss.work(queueName, { pollingIntervalSeconds: 5 }, () => cronTick(services));
}

/**
 * Brings the stored schedule in line with the configuration and with the switch.
 *
 * @throws StartError when the expression of the configuration is none.
 */
export async function applySchedule(boss: PgBoss, { db, env }: Services): Promise<void> {
  if (!(await isCronOn(db))) {
    await boss.unschedule(queueName);
    return;
  }
  try {
    boss.previewSchedule(env.AVAL_CRON_SCHEDULE, { tz: env.AVAL_CRON_ZONE, count: 1 });
  } catch (error) {
    throw new StartError(
      `AVAL_CRON_SCHEDULE is no schedule: ${env.AVAL_CRON_SCHEDULE} (${error instanceof Error ? error.message : String(error)}). Write five fields, such as 0 3 * * * for every night at three.`,
    );
  }
  await boss.schedule(queueName, env.AVAL_CRON_SCHEDULE, null, { tz: env.AVAL_CRON_ZONE });
}

/** When the schedule comes next after a moment. */
export function nextExecution(boss: PgBoss, { env }: Pick<Services, 'env'>, from: Date): Date | null {
  return boss.previewSchedule(env.AVAL_CRON_SCHEDULE, { tz: env.AVAL_CRON_ZONE, from, count: 1 })[0] ?? null;
}
