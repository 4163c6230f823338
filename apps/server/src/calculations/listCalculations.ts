import type { Handler } from '../http/Handler.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { calculationView } from './calculationView.ts';
import { readDistinctCalculations } from './distinctCalculations.ts';

export const listCalculations: Handler<'listCalculations'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const shown = await readDistinctCalculations(ctx.db, params.id);
  return {
    calculations: shown.map(({ row, repeats }) => calculationView(row, ctx.caller, ctx.locale, repeats)),
  };
};
