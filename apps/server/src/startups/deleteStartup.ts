import { and, eq, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { startups } from '../db/schema/startups.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

/** Marks a startup as deleted; it is hidden from all users until it is restored. */
export const deleteStartup: Handler<'deleteStartup'> = async ({ ctx, input: { params } }) => {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(startups)
      .set({ deleted_at: ctx.now() })
      .where(and(eq(startups.id, params.id), isNull(startups.deleted_at)))
      .returning({ id: startups.id });
    if (!row) throw new ApiError('NOT_FOUND');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'delete',
      targetType: 'startup',
      targetId: row.id,
      at: ctx.now(),
    });
  });
  return { message: texts.startupDeleted[ctx.locale] };
};
