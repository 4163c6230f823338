import type { Handler } from '../http/Handler.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { calculationViews } from './calculationViews.ts';
import { readDistinctCalculations } from './distinctCalculations.ts';

export const listCalculations: Handler<'listCalculations'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  return { calculations: await calculationViews(ctx, await readDistinctCalculations(ctx.db, params.id)) };
};
