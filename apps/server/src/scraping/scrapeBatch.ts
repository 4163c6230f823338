import { message } from '@aval/contract';

import { CallError } from '../http/CallError.ts';
import type { Verb } from '../http/Verb.ts';
import { startRun } from '../processes/startRun.ts';
import { batchLines } from './batchLines.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/** Starts reading every page of a text file. */
export const scrapeBatch: Verb<'scrapeBatch'> = async ({ ctx }) => {
  if (!ctx.file) throw new CallError('VALIDATION_FAILED', { text: message('fileRequired') });
  const { accepted, rejected } = batchLines(ctx.file, ctx.pages);
  const run = await startRun(ctx, {
    process: 'scraping',
    kind: 'batch',
    userId: ctx.caller.id,
    input: { file: ctx.file.name, lines: accepted, rejected },
    total: accepted.length,
  });
  return {
    data: {
      runId: run.id,
      total: accepted.length + rejected.length,
      accepted: accepted.length,
      rejected: rejected.map(({ line, text, reason }) => ({ line, text, reason: reason[ctx.locale] })),
    },
    message: scrapingTexts.batchStarted[ctx.locale],
  };
};
