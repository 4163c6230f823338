import { fill } from '@aval/contract';

import type { RunRow } from '../db/schema/processRuns.ts';
import { loggableError, reasonOf } from '../errors/loggableError.ts';
import type { Services } from '../services/Services.ts';
import { processTexts } from './processTexts.ts';
import { closeRun, openRun, type Outcome, type Run } from './Run.ts';

/** The work of a run. An exception ends the run with code 1. */
export type Work = (run: Run, services: Services) => Promise<Outcome>;

/** Thrown when the server stops during a run: the run stays unfinished and resumes after the next start. */
export class RunInterrupted extends Error {
  override name = 'RunInterrupted';
}

/**
 * Performs the work of a run and ends it with the code of its outcome.
 *
 * @throws RunInterrupted when the server stops before the work is done.
 */
export async function performRun(services: Services, row: RunRow, work: Work): Promise<Outcome> {
  const { db, now, stopping } = services;
  const run = openRun(db, row, now);
  stopping.addEventListener('abort', run.abort);
  if (stopping.aborted) run.abort();
  const outcome = await attempt(services, run, work);
  stopping.removeEventListener('abort', run.abort);
  await run.flush();
  if (stopping.aborted && !run.isCancelled() && outcome === 'aborted') throw new RunInterrupted('The server stops');
  const ended = outcome === 'aborted' ? { code: 130 as const, summary: processTexts.cancelled } : outcome;
  await closeRun(db, row, ended, now());
  return ended;
}

async function attempt(services: Services, run: Run, work: Work): Promise<Outcome | 'aborted'> {
  try {
    const outcome = await work(run, services);
    return outcome.code === 130 ? 'aborted' : outcome;
  } catch (error) {
    if (run.signal.aborted) return 'aborted';
    const reason = reasonOf(error);
    run.log('ERROR', fill(processTexts.crashed, { reason }));
    services.log.error({ err: loggableError(error), run: run.id }, 'A run failed');
    return { code: 1, summary: reason };
  }
}
