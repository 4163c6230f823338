import { and, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { publications } from '../db/schema/publications.ts';
import { startups } from '../db/schema/startups.ts';
import { timeOfEdit } from '../db/timeOfEdit.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

/** Makes a startup public that waits for it, or leaves it private. Two administrators never decide twice. */
export const decidePublication: Handler<'decidePublication'> = async ({ ctx, input: { params, body } }) => {
  const { accept, reason = null } = body;
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(publications).where(eq(publications.id, params.id));
    if (!found) throw new ApiError('NOT_FOUND');
    await lockStartup(tx, found.startup_id);
    const [open] = await tx.select().from(publications).where(eq(publications.id, params.id)).for('update');
    const isPresent = and(eq(startups.id, found.startup_id), isNull(startups.deleted_at));
    const [before] = await tx.select().from(startups).where(isPresent);
    if (!open || !before) throw new ApiError('NOT_FOUND');
    if (open.state !== 'waiting') throw new ApiError('CONFLICT', { text: texts.publicationDecided });
    const at = accept ? timeOfEdit(before, ctx.now()) : ctx.now();
    await tx
      .update(publications)
      .set({ state: accept ? 'published' : 'refused', decided_by: ctx.caller.id, decided_at: at, reason })
      .where(eq(publications.id, params.id));
    if (accept) await tx.update(startups).set({ is_private: 0, updated_at: at }).where(eq(startups.id, before.id));
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: accept ? 'publish' : 'refuse_publication',
      targetType: 'startup',
      targetId: before.id,
      detail: accept ? {} : { reason },
      at,
    });
  });
  return { message: (accept ? texts.published : texts.publicationRefused)[ctx.locale] };
};
