import { message } from '@aval/contract';

import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { startRun } from '../processes/startRun.ts';
import { batchLines } from './batchLines.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/** Starts reading every page of a text file. */
export const scrapeBatch: Handler<'scrapeBatch'> = async ({ ctx }) => {
  if (!ctx.file) throw new ApiError('VALIDATION_FAILED', { text: message('fileRequired') });
  const { accepted, rejected } = await batchLines(ctx.file, ctx.pages);
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
