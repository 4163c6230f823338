import type { Recommendation } from '@aval/metrics';
import { desc, eq } from 'drizzle-orm';

import { seesMetric } from '../calculations/calculationView.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { actions } from '../db/schema/actions.ts';
import { calculations } from '../db/schema/calculations.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import type { Caller } from '../services/Caller.ts';
import { requireHolder } from '../startups/requireHolder.ts';
import { actionTexts } from './actionTexts.ts';
import { actionById } from './readActions.ts';
import { refusePastDue } from './refusePastDue.ts';
import { refuseTakenUp } from './refuseTakenUp.ts';

/** Takes up a recommendation, as it stands in the newest calculation. */
export const takeUpAction: Handler<'takeUpAction'> = async ({ ctx, input: { params, body } }) => {
  const { db, caller, locale } = ctx;
  await requireHolder(db, caller, params.id);
  const { rule, assignee = null, due_date = null, proof = null } = body;
  const at = ctx.now();
  refusePastDue(due_date, at);
  const id = await db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    const recommendation = await findRecommendation(tx, caller, params.id, rule);
    await refuseTakenUp(tx, params.id, rule);
    const [row] = await tx
      .insert(actions)
      .values({
        startup_id: params.id,
        recommendation,
        assignee,
        due_date,
        proof,
        created_by: caller.id,
        created_at: at,
        updated_at: at,
      })
      .returning({ id: actions.id });
    if (!row) throw new Error('The action was not stored');
    await recordEvent(tx, {
      userId: caller.id,
      action: 'take_up_action',
      targetType: 'startup',
      targetId: params.id,
      detail: { recommendation: recommendation.text },
      at,
    });
    return row.id;
  });
  return { action: await actionById(db, caller, id), message: actionTexts.takenUp[locale] };
};

/** Lines on the whole startup name nobody who could do something. */
const isTask = ({ gain, who }: Recommendation): boolean => gain !== null || who !== undefined;

/** @throws ApiError UNKNOWN_REFERENCE when the newest calculation does not recommend it. */
async function findRecommendation(
  tx: Transaction,
  caller: Caller,
  startupId: number,
  rule: string,
): Promise<Recommendation> {
  const [newest] = await tx
    .select({ recommendations: calculations.recommendations })
    .from(calculations)
    .where(eq(calculations.startup_id, startupId))
    .orderBy(desc(calculations.calculation_date))
    .limit(1);
  const found = newest?.recommendations.find(
    (each) => each.rule === rule && isTask(each) && seesMetric(caller, each.metric),
  );
  if (!found) throw new ApiError('UNKNOWN_REFERENCE', { text: actionTexts.notRecommended });
  return found;
}
