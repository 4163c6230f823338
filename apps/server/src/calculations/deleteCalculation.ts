import { inArray } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { calculations } from '../db/schema/calculations.ts';
import { type CalculationRow, lockStartup, summariseNewest } from '../evaluation/storeCalculation.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { readDistinctCalculations } from './distinctCalculations.ts';
import { findCalculation } from './findCalculation.ts';

export const deleteCalculation: Handler<'deleteCalculation'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    await requireVisible(tx, ctx.caller, params.id);
    await lockStartup(tx, params.id);
    const row = await findCalculation(tx, params.id, params.calcId);
    await tx.delete(calculations).where(inArray(calculations.id, await shownAs(tx, row)));
    await summariseNewest(tx, params.id);
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'calculation',
      targetId: row.id,
      detail: { startup_id: params.id, calculation_date: row.calculation_date.toISOString() },
      at: ctx.now(),
    });
  });
  return { message: texts.calculationDeleted[ctx.locale] };
};

/** The ids of the equal calculations shown as one with it; otherwise it would still appear after deletion. */
async function shownAs(tx: Queryable, { id, startup_id }: CalculationRow): Promise<number[]> {
  const shown = await readDistinctCalculations(tx, startup_id);
  const groups = shown.map(({ row, repeats }) => [row, ...repeats].map((each) => each.id));
  return groups.find((ids) => ids.includes(id)) ?? [id];
}
