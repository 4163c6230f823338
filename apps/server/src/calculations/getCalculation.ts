import type { Handler } from '../http/Handler.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { calculationView } from './calculationView.ts';
import { findCalculation } from './findCalculation.ts';

export const getCalculation: Handler<'getCalculation'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const row = await findCalculation(ctx.db, params.id, params.calcId);
  return { calculation: calculationView(row, ctx.caller, ctx.locale) };
};
