import { ApiError } from '../http/ApiError.ts';
import { runNow, startRun } from '../processes/startRun.ts';
import { recalculationTurn } from '../recalculation/latestRecalculation.ts';
import type { Services } from '../services/Services.ts';
import { isCronOn } from './cronSwitch.ts';
import { skippedTexts } from './cronTexts.ts';
import { startDigest } from './startDigest.ts';

/** The scheduled runs, in this order. A recalculation shares its turn with manual ones. */
const kinds = [
  { kind: 'recalculation', turn: recalculationTurn },
  { kind: 'rescraping', turn: 'cron rescraping' },
  { kind: 'purge', turn: 'cron purge' },
] as const;
type Kind = (typeof kinds)[number]['kind'];

/**
 * Starts the scheduled runs. Skips those whose previous run has not finished. Notices are mailed when the recalculation
 * has ended, which makes most of them.
 */
export async function cronTick(services: Services): Promise<void> {
  if (!(await isCronOn(services.db))) return;
  for (const { kind, turn } of kinds) {
    if (kind === 'rescraping' && services.env.AVAL_RESCRAPE === 'off') continue;
    try {
      await startRun(services, { process: 'cron', kind, turn, userId: null });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ALREADY_RUNNING') throw error;
      await skip(services, kind);
      if (kind === 'recalculation') await startDigest(services);
    }
  }
}

async function skip(services: Services, kind: Kind): Promise<void> {
  await runNow(services, { process: 'cron', kind, userId: null }, async (run) => {
    const summary = skippedTexts[kind];
    run.log('WARNING', summary);
    return { code: 0, summary };
  });
}
