import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { calculations } from '../db/schema/calculations.ts';
import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { findCalculation } from './findCalculation.ts';
import { lockStartup, summariseNewest } from './storeCalculation.ts';

export const deleteCalculation: Verb<'deleteCalculation'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    await requireVisible(tx, ctx.caller, params.id);
    await lockStartup(tx, params.id);
    const row = await findCalculation(tx, params.id, params.calcId);
    await tx.delete(calculations).where(eq(calculations.id, row.id));
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
