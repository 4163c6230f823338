import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { startups } from '../db/schema/startups.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { lockStartup, storeCalculation } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { factsOf, readStartupRow } from '../startups/facts.ts';
import { calculationView } from './calculationView.ts';

/** Evaluates with today's facts. Missing required inputs count as unknown and are listed. */
export const evaluateStartup: Handler<'evaluateStartup'> = async ({ ctx, input: { params } }) => {
  const made = await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    const row = await readStartupRow(tx, params.id);
    if (!row) throw new ApiError('NOT_FOUND');
    const { calculation, isNew, open } = await storeCalculation(tx, {
      startupId: row.id,
      facts: factsOf(row),
      at: ctx.now(),
      master: ctx.masterData.forEvaluation,
    });
    if (open !== row.open_contradictions) {
      await tx.update(startups).set({ open_contradictions: open }).where(eq(startups.id, row.id));
    }
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'evaluate',
      targetType: 'startup',
      targetId: row.id,
      at: ctx.now(),
    });
    return { calculation, isNew, missing: missingInputs(row) };
  });
  if (made.missing.length > 0) {
    ctx.log.warn({ startup: params.id, missing: made.missing }, 'Evaluated without all required inputs');
  }
  return {
    calculation: calculationView(made.calculation, ctx.caller, ctx.locale),
    missing: made.missing,
    unchanged: !made.isNew,
    message: texts.startupEvaluated[ctx.locale],
  };
};
