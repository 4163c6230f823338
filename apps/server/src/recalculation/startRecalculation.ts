import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';
import { startRun } from '../processes/startRun.ts';
import { recalculationTurn as turn } from './latestRecalculation.ts';

export const recalculateStartups: Verb<'recalculateStartups'> = async ({ ctx }) => {
  const run = await startRun(ctx, { process: 'recalculation', kind: 'startups', turn, userId: ctx.caller.id });
  return { message: texts.recalculationStarted[ctx.locale], runId: run.id };
};

export const recalculateIndustries: Verb<'recalculateIndustries'> = async ({ ctx }) => {
  const run = await startRun(ctx, { process: 'recalculation', kind: 'industries', turn, userId: ctx.caller.id });
  return { message: texts.recalculationStarted[ctx.locale], runId: run.id };
};
