import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { startRun } from '../processes/startRun.ts';
import { recalculationTurn as turn } from './latestRecalculation.ts';

export const recalculateStartups: Handler<'recalculateStartups'> = async ({ ctx }) => {
  const run = await startRun(ctx, { process: 'recalculation', kind: 'startups', turn, userId: ctx.caller.id });
  return { message: texts.recalculationStarted[ctx.locale], runId: run.id };
};

export const recalculateIndustries: Handler<'recalculateIndustries'> = async ({ ctx }) => {
  const run = await startRun(ctx, { process: 'recalculation', kind: 'industries', turn, userId: ctx.caller.id });
  return { message: texts.recalculationStarted[ctx.locale], runId: run.id };
};
