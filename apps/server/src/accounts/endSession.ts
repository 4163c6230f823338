import { and, eq, gt, isNull } from 'drizzle-orm';

import { recordEvent } from '../db/recordEvent.ts';
import { sessions } from '../db/schema/sessions.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { revokeSession } from './revokeSession.ts';

const largestId = 2_147_483_647;

/** Ends one of the caller's own sessions; other users' sessions return 404. */
export const endSession: Handler<'endSession'> = async ({ ctx, input: { params } }) => {
  const id = /^\d+$/.test(params.id) ? Number(params.id) : 0;
  if (id < 1 || id > largestId) throw new ApiError('NOT_FOUND');
  const { id: userId } = ctx.caller;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [live] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.user_id, userId),
          isNull(sessions.revoked_at),
          gt(sessions.expires_at, now),
        ),
      );
    if (!live) throw new ApiError('NOT_FOUND');
    await revokeSession(tx, id, now);
    await recordEvent(tx, { userId, action: 'end', targetType: 'session', targetId: id, at: now });
  });
  ctx.callers.forget(id);
  return { message: texts.sessionEnded[ctx.locale] };
};
