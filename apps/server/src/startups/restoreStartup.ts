import { and, eq, gt } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { startups } from '../db/schema/startups.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { startupFor } from './getStartup.ts';
import { restorableMs } from './listDeleted.ts';

/** Restores a startup that was deleted in the last 30 days, that is, one in the list of deleted startups. */
export const restoreStartup: Handler<'restoreStartup'> = async ({ ctx, input: { params } }) => {
  const since = new Date(ctx.now().getTime() - restorableMs);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(startups)
      .set({ deleted_at: null })
      .where(and(eq(startups.id, params.id), gt(startups.deleted_at, since)))
      .returning({ id: startups.id });
    if (!row) throw new ApiError('NOT_FOUND');
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'restore',
      targetType: 'startup',
      targetId: row.id,
      at: ctx.now(),
    });
  });
  return { startup: await startupFor(ctx, ctx.db, params.id), message: texts.startupRestored[ctx.locale] };
};
