import type { EndpointInput } from '@aval/contract';
import { eq } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { actions } from '../db/schema/actions.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { requireHolder } from '../startups/requireHolder.ts';
import { actionTexts } from './actionTexts.ts';
import { actionById } from './readActions.ts';
import { refusePastDue } from './refusePastDue.ts';
import { refuseTakenUp } from './refuseTakenUp.ts';

type Row = typeof actions.$inferSelect;

const events = { open: 'reopen_action', dropped: 'drop_action' } as const;
const messages = { open: actionTexts.reopened, dropped: actionTexts.dropped } as const;

/** Changes an open action, drops it, or takes up a dropped one again. */
export const updateAction: Handler<'updateAction'> = async ({ ctx, input: { params, body } }) => {
  const { db, caller, locale } = ctx;
  const { id: startup_id } = (await actionById(db, caller, params.id)).startup;
  await requireHolder(db, caller, startup_id);
  const at = ctx.now();
  const state = await db.transaction(async (tx) => {
    await lockStartup(tx, startup_id);
    const [before] = await tx.select().from(actions).where(eq(actions.id, params.id));
    if (!before) throw new ApiError('NOT_FOUND');
    const isReopened = before.state === 'dropped' && body.state === 'open';
    if (before.state !== 'open' && !isReopened) throw new ApiError('CONFLICT', { text: actionTexts.notOpen });
    if (body.due_date !== before.due_date) refusePastDue(body.due_date, at);
    if (isReopened) await refuseTakenUp(tx, startup_id, before.recommendation.rule);
    const changes = changesOf(before, body);
    const changed = body.state === before.state ? undefined : body.state;
    if (changed === undefined && Object.keys(changes).length === 0) return changed;
    const { assignee, due_date, proof } = { ...before, ...body };
    await tx
      .update(actions)
      .set({ assignee, due_date, proof, state: changed ?? before.state, updated_at: at })
      .where(eq(actions.id, params.id));
    await recordEvent(tx, {
      userId: caller.id,
      action: changed === undefined ? 'update_action' : events[changed],
      targetType: 'startup',
      targetId: startup_id,
      detail: { recommendation: before.recommendation.text, changes },
      at,
    });
    return changed;
  });
  const text = state === undefined ? actionTexts.saved : messages[state];
  return { action: await actionById(db, caller, params.id), message: text[locale] };
};

function changesOf(before: Row, body: EndpointInput<'updateAction'>['body']) {
  const fields = (['assignee', 'due_date', 'proof'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== before[field],
  );
  return Object.fromEntries(fields.map((field) => [field, { from: before[field], to: body[field] }]));
}
