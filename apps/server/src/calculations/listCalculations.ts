import { desc, eq } from 'drizzle-orm';

import { calculations } from '../db/schema/calculations.ts';
import type { Verb } from '../http/Verb.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { calculationView } from './calculationView.ts';
import { distinctCalculations } from './distinctCalculations.ts';

export const listCalculations: Verb<'listCalculations'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const rows = await ctx.db
    .select()
    .from(calculations)
    .where(eq(calculations.startup_id, params.id))
    .orderBy(desc(calculations.calculation_date), desc(calculations.id));
  return {
    calculations: distinctCalculations(rows).map(({ row, repeats }) =>
      calculationView(row, ctx.caller, ctx.locale, repeats),
    ),
  };
};
