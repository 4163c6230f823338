import { ApiError } from '../http/ApiError.ts';
import { startRun } from '../processes/startRun.ts';
import type { Services } from '../services/Services.ts';

/** Starts mailing what is new, unless that is going on. */
export async function startDigest(services: Services): Promise<void> {
  try {
    await startRun(services, { process: 'cron', kind: 'digest', turn: 'cron digest', userId: null });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ALREADY_RUNNING') throw error;
  }
}
