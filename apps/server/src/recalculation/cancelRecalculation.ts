import { and, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { recalculationTurn } from './latestRecalculation.ts';

/** Requests cancellation; the worker, in any process, stops after its current batch. */
export const cancelRecalculation: Handler<'cancelRecalculation'> = async ({ ctx }) => {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [run] = await tx
      .update(processRuns)
      .set({ cancel_requested_at: at })
      .where(and(eq(processRuns.turn, recalculationTurn), isNull(processRuns.finished_at)))
      .returning({ id: processRuns.id, process: processRuns.process, kind: processRuns.kind });
    if (!run) throw new ApiError('NOT_RUNNING');
    const { id, ...detail } = run;
    await recordEvent(tx, { userId: ctx.caller.id, action: 'cancel', targetType: 'run', targetId: id, detail, at });
  });
  return { message: texts.recalculationCancelled[ctx.locale] };
};
