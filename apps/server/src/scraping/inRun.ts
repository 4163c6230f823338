import { fill } from '@aval/contract';

import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Run } from '../processes/Run.ts';
import { runNow } from '../processes/startRun.ts';
import { joinWords } from '../processes/Words.ts';
import { isCancelled, stoppedError } from './requireGoingOn.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/**
 * Performs work for a waiting caller and stores its log. An exception ends the run with code 1 and is rethrown.
 */
export async function inRun<Result>(
  ctx: Context,
  kind: 'url' | 'test',
  url: string,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  let settled: { result: Result } | { error: unknown } | undefined;
  await runNow(ctx, { process: 'scraping', kind, userId: ctx.caller.id, input: { url }, total: 1 }, async (run) => {
    run.log('INFO', fill(scrapingTexts.reading, { url }));
    try {
      settled = { result: await work(run) };
      run.progress(1);
      return { code: 0, summary: url };
    } catch (error) {
      if (isCancelled(error) || (run.signal.aborted && !ctx.stopping.aborted)) {
        settled = { error: stoppedError() };
        return { code: 130, summary: url };
      }
      settled = { error };
      const words =
        error instanceof ApiError ? joinWords([url, error.text], ': ') : fill(scrapingTexts.notRead, { url });
      run.log('ERROR', words);
      return { code: 1, summary: url };
    }
  });
  if (!settled) throw new Error('The run ended without a result');
  if ('error' in settled) throw settled.error;
  return settled.result;
}
